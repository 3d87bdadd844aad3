export { formatPostedAgo } from "./format-posted-ago.ts";
export { formatRelativeTime } from "./format-relative-time.ts";
export { normalizeDate } from "./normalize-date.ts";
export { WireDate } from "./wire-date.ts";
