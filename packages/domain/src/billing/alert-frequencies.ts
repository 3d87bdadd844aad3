/** How often a saved search may send emails, most frequent first. */
export const ALERT_FREQUENCIES = ["instant", "daily", "weekly"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export const ALERT_FREQUENCY_LABELS: Readonly<Record<AlertFrequency, string>> = {
  instant: "Within the hour",
  daily: "Daily",
  weekly: "Weekly",
};
