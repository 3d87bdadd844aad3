import { setTimeout as delay } from "node:timers/promises";

import { Resend } from "resend";

import type { Mailer, MailOutcome } from "./mailer.ts";

// A request's own time.
const TIMEOUT_MS = 15_000;
// All of a mail's, waits included, must end before a delivery's lease does (LEASE_MS).
const LONGEST_MS = 90_000;

/** Resend takes a few requests a second, and says how long to wait for the next; that may be a few turns of others'. */
const TOO_FAST = "rate_limit_exceeded";
const MAX_WAIT_MS = 60_000;
const USUAL_WAIT_MS = 1000;

/** What Resend says of a key that it knows with other content: that content went out. */
const SENT_BEFORE = "invalid_idempotent_request";
/** What says nothing of whether it went out, beside statuses from 500 on: the same request may be under way. */
const UNDER_WAY = "concurrent_idempotent_requests";

export interface ResendOptions {
  readonly apiKey: string;
  /** "Farwork <alerts@farwork.example>" */
  readonly from: string;
  /** Of a local fake of it ("http://127.0.0.1:4011"). */
  readonly baseUrl?: string | undefined;
  /** How long sending a mail may take, waits included; a minute and a half unless told. */
  readonly longestMs?: number | undefined;
  /** Waits so many milliseconds. */
  readonly pause?: (duration: number) => Promise<unknown>;
}

/** Mail by Resend. Its keys are known for 24 hours (https://resend.com/docs/dashboard/emails/idempotency-keys). */
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

/** The header "retry-after", in seconds, as milliseconds. */
function readWait(seconds: string | undefined): number {
  return /^[1-9]\d{0,4}$/.test(seconds ?? "") ? Number(seconds) * 1000 : USUAL_WAIT_MS;
}
