import { setTimeout as delay } from "node:timers/promises";

import { Resend } from "resend";

import type { Mailer, MailOutcome } from "./mailer.ts";

// Timeout per request.
const TIMEOUT_MS = 15_000;
// All attempts for an email, including waits, must finish before a delivery's lease expires (LEASE_MS).
const LONGEST_MS = 90_000;

/** Resend allows a few requests per second and says how long to wait; several waits may be needed. */
const TOO_FAST = "rate_limit_exceeded";
const MAX_WAIT_MS = 60_000;
const USUAL_WAIT_MS = 1000;

/** Resend's error for a known key with other content, which means that the original was sent. */
const SENT_BEFORE = "invalid_idempotent_request";
/** Apart from statuses from 500, this leaves the outcome unknown: the same request may be in progress. */
const UNDER_WAY = "concurrent_idempotent_requests";

export interface ResendOptions {
  readonly apiKey: string;
  /** "Farwork <alerts@farwork.example>" */
  readonly from: string;
  /** The URL of a local fake ("http://127.0.0.1:4011"). */
  readonly baseUrl?: string | undefined;
  /** Maximum time for sending an email, including waits; default a minute and a half. */
  readonly longestMs?: number | undefined;
  /** Waits for a number of milliseconds. */
  readonly pause?: (duration: number) => Promise<unknown>;
}

/**
 * Sends emails with Resend, which remembers idempotency keys for 24 hours
 * (https://resend.com/docs/dashboard/emails/idempotency-keys).
 */
export function openResendMailer(options: ResendOptions): Mailer {
  const { apiKey, from, baseUrl, longestMs = LONGEST_MS, pause = delay } = options;
  const longestWait = Math.min(MAX_WAIT_MS, longestMs);
  const resend = new Resend(apiKey, baseUrl === undefined ? {} : { baseUrl });
  return {
    async send({ to, subject, html, text, headers }, key) {
      const tooLate = AbortSignal.timeout(longestMs);
      try {
        for (let waited = 0; ;) {
          const { error, headers: told } = await resend.emails.send(
            { from, to, subject, html, text, headers },
            { idempotencyKey: key, signal: AbortSignal.any([tooLate, AbortSignal.timeout(TIMEOUT_MS)]) },
          );
          if (error === null) return { status: "sent" };
          const wait = readWait(told?.["retry-after"]);
          waited += wait;
          if (error.name !== TOO_FAST || waited > longestWait) return readFailure(error);
          await pause(wait);
        }
      } catch (error) {
        return { status: "unknown", code: error instanceof Error ? error.name : "error" };
      }
    },
  };
}

function readFailure({ name, statusCode }: { name: string; statusCode: number | null }): MailOutcome {
  if (name === SENT_BEFORE) return { status: "sent" };
  const isAnswer = statusCode !== null && statusCode >= 400 && statusCode < 500;
  return { status: isAnswer && name !== UNDER_WAY ? "refused" : "unknown", code: name };
}

/** Converts the "retry-after" header from seconds to milliseconds. */
function readWait(seconds: string | undefined): number {
  return /^[1-9]\d{0,4}$/.test(seconds ?? "") ? Number(seconds) * 1000 : USUAL_WAIT_MS;
}
