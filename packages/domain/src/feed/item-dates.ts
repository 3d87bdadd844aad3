import { normalizeDate } from "../date/normalize-date.ts";
import type { Job } from "../job/job.ts";
import type { RejectionCode } from "./feed-item.ts";

const HOUR = 3_600_000;
/** How far in the future a publication date may lie before it cannot be one. */
const DATE_SLIP = 48 * HOUR;

/** When a posting was published; `now` for a date that lies a little ahead. */
export function readPublicationDate(raw: unknown, now: Date): Date | RejectionCode {
  if (raw === undefined || raw === null || raw === "") return "missing";
  const date = normalizeDate(raw);
  if (date === null) return "unreadable";
  if (date.getTime() > now.getTime() + DATE_SLIP) return "in-the-future";
  return date > now ? now : date;
}

/** Until when it stands, where the feed says so. A date before the posting itself is no expiry. */
export function readExpiry(raw: unknown, published: Date): Pick<Job, "expires_at"> {
  const date = normalizeDate(raw);
  return date === null || date <= published ? {} : { expires_at: date };
}
