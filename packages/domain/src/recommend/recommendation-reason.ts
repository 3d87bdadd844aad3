import * as z from "zod/mini";

const Words = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

/**
 * Why a job was recommended, as facts a page can word. `words` are as the profile or the marked jobs write them,
 * strongest first.
 *
 * @example z.parse(RecommendationReason, { kind: "skills", words: ["React", "TypeScript"] }).kind; // => "skills"
 */
export const RecommendationReason = z.discriminatedUnion("kind", [
  /** Skills of the profile that the posting names. */
  z.object({ kind: z.literal("skills"), words: Words }),
  /**
   * Words of the person's job title that the posting's title has, in these, in other forms, or by what means the same: a
   * "Software Developer" has both words of "Software Engineer". `inPart` where it is of another trade, or has not all of them: a
   * "Teaching Assistant" is no teacher.
   */
  z.object({ kind: z.literal("title"), words: Words, inPart: z.optional(z.literal(true)) }),
  /** What it shares with jobs the person saved or applied to: tags and words of titles. */
  z.object({ kind: z.literal("similar"), words: Words }),
  /** States pay that reaches into the person's range, by a period or a currency that was `assumed`. */
  z.object({ kind: z.literal("pay"), assumed: z.optional(z.literal(true)) }),
  /** One of the person's job types. */
  z.object({ kind: z.literal("job_type") }),
  /** Open to people in one of the person's preferred locations or, without any, where they live. */
  z.object({ kind: z.literal("location") }),
  /** Posted within the last three days. */
  z.object({ kind: z.literal("fresh") }),
]);
export type RecommendationReason = z.infer<typeof RecommendationReason>;
