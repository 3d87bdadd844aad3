/** More tags than this say little: some recruiters tag each posting with everything their clients use. */
const MOST_DISTINCTIVE = 12;

/** The minimum weight of a tag: that of a word in the description. */
const LEAST_TOLD = 0.5;

/**
 * The weight of each of a job's tags: 1 for up to twelve, less for more.
 *
 * @example weighTags(["React", "CSS"]); // => 1
 */
export function weighTags(tags: readonly string[]): number {
  return Math.max(LEAST_TOLD, Math.min(1, MOST_DISTINCTIVE / tags.length));
}

/**
 * The tags of a job if they are meaningful; empty if there are too many.
 *
 * @example listDistinctiveTags(["React", "CSS"]).length; // => 2
 */
export function listDistinctiveTags(tags: readonly string[]): readonly string[] {
  return tags.length > MOST_DISTINCTIVE ? [] : tags;
}
