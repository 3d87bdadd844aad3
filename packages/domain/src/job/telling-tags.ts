/** Who names more skills than that means none of them: some recruiters tag each posting with all their clients use. */
const MOST_TELLING = 12;

/** What one of so many tags tells at the least: as much as a word of the description. */
const LEAST_TOLD = 0.5;

/**
 * How much each of a job's tags tells of it, 1 at most: the further there are more than twelve, the less.
 *
 * @example weighTags(["React", "CSS"]); // => 1
 */
export function weighTags(tags: readonly string[]): number {
  return Math.max(LEAST_TOLD, Math.min(1, MOST_TELLING / tags.length));
}

/**
 * The tags of a job that tell what it is; none where there are too many to.
 *
 * @example listTellingTags(["React", "CSS"]).length; // => 2
 */
export function listTellingTags(tags: readonly string[]): readonly string[] {
  return tags.length > MOST_TELLING ? [] : tags;
}
