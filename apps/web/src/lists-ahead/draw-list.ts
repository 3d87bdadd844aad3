import { measureSight } from "../jobs/measure-sight.ts";

/** Makes a copy of a listing's results a picture of them: as many entries as are in sight, for the eye alone. */
export function drawList(picture: Element): Element {
  const sight = measureSight();
  const entries = [...(picture.querySelector(".job-entries")?.children ?? [])];
  for (const unseen of entries.slice(sight?.entries)) unseen.remove();
  // The page has elements of these names, and keys and clicks shall not get into a picture.
  for (const named of [picture, ...picture.querySelectorAll("[id]")]) named.removeAttribute("id");
  picture.toggleAttribute("inert", true);
  picture.removeAttribute("aria-busy");
  return picture;
}
