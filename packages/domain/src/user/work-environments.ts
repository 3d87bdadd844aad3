/** The work environments in `preferences.workEnvironments`. */
export const WORK_ENVIRONMENTS = ["remote", "hybrid", "on_site"] as const;
export type WorkEnvironment = (typeof WORK_ENVIRONMENTS)[number];

/** The label of each: `WORK_ENVIRONMENT_LABELS.on_site` is "On site". */
export const WORK_ENVIRONMENT_LABELS: Readonly<Record<WorkEnvironment, string>> = {
  remote: "Fully remote",
  hybrid: "Hybrid",
  on_site: "On site",
};
