/** The seniorities a posting can state; a job without one has none. */
export const SENIORITIES = ["intern", "junior", "mid", "senior", "lead", "executive"] as const;
export type Seniority = (typeof SENIORITIES)[number];

/** The label of each seniority: `SENIORITY_LABELS.mid` is "Mid-level". */
export const SENIORITY_LABELS: Readonly<Record<Seniority, string>> = {
  intern: "Intern",
  junior: "Junior",
  mid: "Mid-level",
  senior: "Senior",
  lead: "Lead",
  executive: "Executive",
};
