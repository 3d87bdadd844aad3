/** How senior a posting says its job is; where it does not say, a job has none. */
export const SENIORITIES = ["intern", "junior", "mid", "senior", "lead", "executive"] as const;
export type Seniority = (typeof SENIORITIES)[number];

/** What a page calls each: `SENIORITY_LABELS.mid` is "Mid-level". */
export const SENIORITY_LABELS: Readonly<Record<Seniority, string>> = {
  intern: "Intern",
  junior: "Junior",
  mid: "Mid-level",
  senior: "Senior",
  lead: "Lead",
  executive: "Executive",
};
