import * as z from "zod/mini";

const Words = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

/**
 * Why a job was recommended, as facts for pages to format. `words` are as written in the profile or in saved and
 * applied jobs, strongest first; of a title, as the job's title says it where that has another name.
 *
 * @example z.parse(RecommendationReason, { kind: "skills", words: ["React", "TypeScript"] }).kind; // => "skills"
 */
export const RecommendationReason = z.discriminatedUnion("kind", [
  /** Skills of the profile that the posting mentions. */
  z.object({ kind: z.literal("skills"), words: Words }),
  /**
   * Words of the person's job title that the posting's title has in any form, and the posting's own words where it
   * has a synonym or another name of the trade: "Software" and "Developer" for a "Software Engineer". `inPart` if it
   * is of another trade or lacks some of them: a "Teaching Assistant" is not a teacher.
   */
  z.object({ kind: z.literal("title"), words: Words, inPart: z.optional(z.literal(true)) }),
  /** Tags and title words it shares with jobs the person saved or applied to. */
  z.object({ kind: z.literal("similar"), words: Words }),
  /** States pay that overlaps the person's range; `assumed` if its period or currency was. */
  z.object({ kind: z.literal("pay"), assumed: z.optional(z.literal(true)) }),
  /** One of the person's job types. */
  z.object({ kind: z.literal("job_type") }),
  /** Open to people in one of the person's preferred locations or, without any, where they live. */
  z.object({ kind: z.literal("location") }),
  /** Posted within the last three days. */
  z.object({ kind: z.literal("fresh") }),
]);
export type RecommendationReason = z.infer<typeof RecommendationReason>;
