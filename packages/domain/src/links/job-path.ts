import { foldText } from "../text/fold-text.ts";

/**
 * The path of a job's page. Only the id matters; the slug after it, title and company name, is for people.
 *
 * @example
 * jobPath({ firestoreId: "remotive-7", title: "Développeur C++", company_name: "Tern" }); // => "/jobs/remotive-7/developpeur-c-plus-plus-tern"
 */
export function jobPath(job: { firestoreId: string; title: string; company_name: string }): string {
  const slug = slugify(`${job.title} ${job.company_name}`);
  return slug === "" ? `/jobs/${job.firestoreId}` : `/jobs/${job.firestoreId}/${slug}`;
}

const MAX_SLUG = 80;

/**
 * Converts a text to Latin letters without accents, digits and hyphens, cut at a word near 80 characters; "" for other
 * scripts.
 *
 * @example slugify("Développeur C++"); // => "developpeur-c-plus-plus"
 */
export function slugify(text: string): string {
  const words = foldText(text.slice(0, 4 * MAX_SLUG))
    .replace(/\+\+/g, " plus plus ")
    .replace(/#/g, " sharp ")
    .replace(/&/g, " and ")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  let slug = "";
  for (const word of words) {
    if (slug.length + word.length + 1 > MAX_SLUG) break;
    slug += slug === "" ? word : `-${word}`;
  }
  return slug;
}
