/** A field of work, named as Remotive names its categories. */
export const TRADES = [
  "Software Development",
  "Devops",
  "AI / ML",
  "Data Analysis",
  "QA",
  "Design",
  "Product",
  "Project Management",
  "Customer Service",
  "Marketing",
  "Writing",
  "Sales / Business",
  "Finance",
  "Human Resources",
  "Legal",
  "Medical",
  "Education",
  "All others",
] as const;
export type Trade = (typeof TRADES)[number];

/**
 * A kind of job any company could advertise. Sentences may name the company's own things: `{company}`, `{customers}`,
 * `{area}` (the part of its work this opening is for).
 */
export type Role = {
  readonly trade: Trade;
  readonly title: string;
  /** Has openings for interns, juniors and leads besides ordinary and senior ones. */
  readonly ladder: boolean;
  /** The companies it makes sense at, where that is not all that hire in its trade. */
  readonly only?: readonly string[];
  readonly tags: readonly string[];
  /** Completes "You will". */
  readonly mission: string;
  readonly does: readonly string[];
  readonly needs: readonly string[];
  readonly bonus: readonly string[];
  /** A year's pay in US dollars for somebody with a few years behind them. */
  readonly pay: readonly [number, number];
};
