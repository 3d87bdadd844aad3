/** How many entries the window can hold where the list stands now, and how high one is, in px. */
export type Sight = { readonly entries: number; readonly entryHeight: number };

/** An entry of one line of title, one of tags and the paper around them, in px: none is lower. */
const LEAST_HEIGHT = 96;

/** Undefined where all may be in sight: no list is shown yet, or one of two columns. */
export function measureSight(): Sight | undefined {
  const list = document.querySelector(".listing .job-entries");
  const last = list?.lastElementChild;
  if (!list || !last) return undefined;
  const { top, width, height } = list.getBoundingClientRect();
  // In two columns no entry is as wide as the list.
  if (last.getBoundingClientRect().width < width) return undefined;
  return {
    entries: Math.ceil(Math.max(window.innerHeight - top, 0) / LEAST_HEIGHT),
    entryHeight: height / list.childElementCount,
  };
}
