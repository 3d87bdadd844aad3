/** The employment types; `unspecified` if the feed says nothing. */
export const JOB_TYPES = [
  "full_time",
  "part_time",
  "contract",
  "freelance",
  "internship",
  "temporary",
  "unspecified",
] as const;

/** The label of each employment type: `JOB_TYPE_LABELS.full_time` is "Full-time". */
export const JOB_TYPE_LABELS: Readonly<Record<(typeof JOB_TYPES)[number], string>> = {
  full_time: "Full-time",
  part_time: "Part-time",
  contract: "Contract",
  freelance: "Freelance",
  internship: "Internship",
  temporary: "Temporary",
  unspecified: "Not stated",
};
