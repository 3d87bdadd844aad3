/** A kind of log line. */
interface LogEvent<Fields extends object> {
  readonly severity: "INFO" | "WARNING" | "ERROR";
  /** For human readers. Alerts use the code, so this may change. */
  readonly message: string;
  /** Never set: it only carries the fields' type. */
  readonly fields?: Fields;
}

const info = <Fields extends object = object>(message: string): LogEvent<Fields> => ({
  severity: "INFO",
  message,
});
const warning = <Fields extends object = object>(message: string): LogEvent<Fields> => ({
  severity: "WARNING",
  message,
});
const error = <Fields extends object = object>(message: string): LogEvent<Fields> => ({
  severity: "ERROR",
  message,
});

/** Why there is no response to ingest. */
export type FetchFailureCode =
  /** Not a URL, or not acceptable: not https, another port, with credentials. */
  | "bad-url"
  /** It resolves to an address that is not public. */
  | "refused-address"
  /** Unknown host, no connection, untrusted certificate or no HTTP. */
  | "unreachable"
  | "timeout"
  /** The response was truncated. */
  | "cut"
  | "too-large"
  | "too-many-redirects"
  | "http-error"
  /** Not the requested media type, e.g. JSON, according to its header. */
  | "unexpected-type"
  /** Compressed in an unsupported way, or damaged. */
  | "unexpected-encoding";

/** Why a feed could not be ingested. */
export type FeedFailureCode =
  | FetchFailureCode
  /** The response is not JSON, no list of jobs, or one that is too long. */
  | "not-json"
  | "unexpected-shape"
  | "too-many-items"
  /** The next page is on another server. */
  | "leads-away"
  /** Its pages took too long. */
  | "too-slow"
  /** A fault of our own, logged where it is caught. */
  | "internal";

/** One poll of a feed, as in the domain's `FeedRun`. */
interface FeedPoll {
  readonly source: string;
  readonly outcome: "taken" | "unchanged" | "doubted";
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly read: number;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: Readonly<Record<string, number>>;
  readonly missing: number;
  readonly closed: number;
}

/**
 * Every event the functions and the web server log, by the code alerts use (`docs/operations.md`). Users' uids, email
 * addresses, searches and tokens are never logged.
 */
export const LOG_EVENTS = {
  /** `name` is the function's, `route` the kind of page: "/jobs/*". */
  "request-answered": info<
    { readonly status: number; readonly durationMs: number; readonly requestId?: string } & (
      | { readonly name: string }
      | { readonly route: string }
    )
  >("A request was answered"),
  "callable-failed": error<{ readonly callable: string }>("A callable failed"),
  "endpoint-failed": error<{ readonly path: string }>("An HTTP endpoint failed"),
  /** `route` as in the source: "/jobs/[jobId]/[[...slug]]". */
  "page-failed": error<{ readonly route: string }>("A page failed"),
  "site-started": info<{ readonly siteUrl: string; readonly port: number }>(
    "The web server answers requests",
  ),
  /** `problem` names settings, never their values. */
  "site-settings-refused": error<{ readonly problem: string }>(
    "The web server does not start with these settings",
  ),
  /** Does not identify the user. */
  "browser-error": error<{
    readonly route: string;
    readonly serviceContext: object;
    readonly stack_trace: string;
  }>("A script failed in a browser"),

  /** Without the user: a deleted account must not be found in logs. */
  "account-deletion-failed": error("An account was not deleted completely"),
  /** `code` is the mail service's, or one of our own. Without the recipient. */
  "sign-in-notice-not-sent": error<{ readonly code: string }>(
    "A notice of a new sign-in may not have been sent",
  ),
  /** Only the fields and their problems, without the record's owner or content. */
  "personal-record-invalid": error<{ readonly collection: string; readonly problems: readonly string[] }>(
    "A personal record does not parse and is left out",
  ),

  "stripe-unavailable": error("Stripe could not be reached"),
  "stripe-event-failed": error("A Stripe event could not be processed"),
  /** Its owner gets nothing from it until the code knows the status. */
  "subscription-status-unknown": error<{ readonly status: string }>("A subscription has an unknown status"),

  "job-invalid": error<{ readonly jobId: string; readonly problem: string }>(
    "A stored job does not parse and is left out",
  ),
  "search-index-loaded": info<{ readonly version: number; readonly jobs: number }>(
    "A search index was loaded",
  ),
  /** Expected before the first ingestion. */
  "search-index-missing": info("There is no stored search index; it is built from the jobs"),
  /** Expected after a deployment that changes its format. */
  "search-index-older": info(
    "The stored search index is of an earlier release; it is built anew from the jobs",
  ),
  /** Built at once if there is none in memory, else at most every 10 minutes. */
  "search-index-unusable": error<{ readonly problem: "unreadable" | "damaged" }>(
    "The stored search index cannot be used; it is built from the jobs",
  ),
  /** Reads every job, once per start of an instance with the older code. */
  "search-index-newer": warning("The stored search index is of newer code; this instance builds its own"),
  "search-index-left-to-newer": warning(
    "The stored search index is of newer code, which has to publish changes",
  ),
  "search-index-check-failed": error("The stored search index could not be read"),
  "search-index-publication-failed": error("The search index could not be published"),

  "feed-ingested": info<FeedPoll>("A feed was ingested"),
  "feed-failed": error<{ readonly source: string; readonly code: FeedFailureCode }>(
    "A feed could not be ingested",
  ),
  /** The failure before that is thrown, and logged by the caller. */
  "feed-run-not-recorded": error("The run of a feed could not be recorded"),
  /** The feed is treated as never polled. */
  "feed-state-invalid": error<{ readonly feed: string; readonly problem: string }>(
    "The stored state of a feed does not parse",
  ),
  "company-board-invalid": error<{ readonly board: string }>(
    "A stored company board does not parse and is not polled",
  ),
  /** The next run starts with these, because they were polled longest ago. */
  "company-boards-postponed": warning<{ readonly source: string; readonly boards: number }>(
    "There was no time left for some company boards",
  ),

  "rates-stored": info<{ readonly date: string; readonly currencies: number }>(
    "Exchange rates of a newer day were stored",
  ),
  /** `code` says what is wrong with the answer, or why there was none. The last good rates stay. */
  "rates-refused": error<{ readonly code: string; readonly problem: string }>(
    "The day's exchange rates could not be taken in",
  ),
  /** The bundled rates are used. */
  "rates-invalid": error<{ readonly problem: string }>("The stored exchange rates do not parse"),
  "rates-check-failed": error("The stored exchange rates could not be read"),

  "alerts-sent": info<{
    readonly news: number;
    readonly people: number;
    readonly outcomes: Readonly<Record<string, number>>;
  }>("A run of alerts finished"),
  /** `code` is the mail service's. Without the recipient, who can be found under `alertDeliveries`. */
  "alert-not-sent": error<{ readonly status: "refused" | "unknown"; readonly code: string }>(
    "A digest may not have been sent",
  ),
  "alert-failed": error("The alerts of one person could not be prepared"),
  /** Its readable jobs stay filed. */
  "alert-news-invalid": error("The stored jobs for alerts do not parse and are filed again"),
  /** Forged, replayed, or signed with a secret that has changed. */
  "mail-event-refused": warning("An event with a wrong signature came to the mail webhook"),
  /** Without the recipient. */
  "mail-address-suppressed": info<{ readonly kind: "bounced" | "complained" }>(
    "An address gets no more alerts, by what the mail service reported",
  ),
} as const;

export type LogCode = keyof typeof LOG_EVENTS;

type Fields<Code extends LogCode> =
  (typeof LOG_EVENTS)[Code] extends LogEvent<infer Declared> ? Declared : never;

/** The fields an event is logged with: none if it declares none. */
export type LogFields<Code extends LogCode> = keyof Fields<Code> extends never ? [] : [fields: Fields<Code>];
