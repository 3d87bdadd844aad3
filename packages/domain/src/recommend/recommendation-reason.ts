import * as z from "zod/mini";

const Words = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

/**
 * Why a job was recommended, as facts a page can word. `words` are as the posting or the profile writes them,
 * strongest first.
 *
 * @example z.parse(RecommendationReason, { kind: "skills", words: ["React", "TypeScript"] }).kind; // => "skills"
 */
export const RecommendationReason = z.discriminatedUnion("kind", [
  /** Skills of the profile that the posting names. */
  z.object({ kind: z.literal("skills"), words: Words }),
  /** Words of the person's job title that are in the posting's title. */
  z.object({ kind: z.literal("title"), words: Words }),
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
