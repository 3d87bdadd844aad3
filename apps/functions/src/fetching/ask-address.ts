import type { Dispatcher } from "undici";

import { checkAddress, nameAddress } from "./check-address.ts";
import { FetchFailure } from "./fetch-failure.ts";
import type { FeedValidators, FetchLimits } from "./fetched-feed.ts";
import type { ResolveName } from "./pinned-lookup.ts";
import { isPublicAddress } from "./public-address.ts";
import { sendRequest } from "./send-request.ts";

const REDIRECTS = [301, 302, 303, 307, 308];

/** What to ask, and how to read what is answered. */
export interface AddressAsked<Answer> {
  readonly url: string;
  /** Media types, as the request's header has them. */
  readonly accept: string;
  /** The same of content encodings. */
  readonly encodings: string;
  readonly validators: FeedValidators;
  readonly limits: FetchLimits;
  /** Whether a server may be a private one, on any port, without TLS. */
  readonly isExempt: (origin: string) => boolean;
  readonly resolve: ResolveName;
  /** Reads what is no redirect; the validators are those that were sent, none to a server that is not the first. */
  readonly read: (
    response: Dispatcher.ResponseData,
    validators: FeedValidators | undefined,
  ) => Promise<Answer>;
}

/** Asks once and follows redirects, each checked as if it were the first address. Throws `FetchFailure` alone. */
export async function askAddress<Answer>(asking: AddressAsked<Answer>): Promise<Answer> {
  const { timeoutMs, maxRedirects } = asking.limits;
  const signal = AbortSignal.timeout(timeoutMs);
  const asked = checkAddress(asking.url, asking.isExempt);
  let url = asked;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await askServer(asking, { url, asked, signal }).catch((error: unknown) => {
      throw url === asked ? error : describeRedirected(url.href, error);
    });
    if (!(answer instanceof Redirect)) return answer;
    if (redirects === maxRedirects) {
      throw new FetchFailure("too-many-redirects", `redirects more than ${maxRedirects} times`);
    }
    url = followRedirect(answer.location, url, asking.isExempt);
  }
}

class Redirect {
  readonly location: string;

  constructor(location: string) {
    this.location = location;
  }
}

interface Hop {
  readonly url: URL;
  readonly asked: URL;
  readonly signal: AbortSignal;
}

async function askServer<Answer>(asking: AddressAsked<Answer>, { url, asked, signal }: Hop) {
  const { accept, encodings, limits, resolve, read, isExempt } = asking;
  // Validators are words between us and one server.
  const validators = url.origin === asked.origin ? asking.validators : undefined;
  const mayReach = isExempt(url.origin) ? () => true : isPublicAddress;
  try {
    return await sendRequest(
      { url, accept, encodings, validators, resolve, mayReach, signal },
      async (response) => {
        const location = joinHeader(response.headers["location"]);
        const isRedirect = REDIRECTS.includes(response.statusCode) && location !== undefined;
        return isRedirect ? new Redirect(location) : read(response, validators);
      },
    );
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new FetchFailure("timeout", `did not answer within ${limits.timeoutMs / 1000} s`, {
      passing: true,
    });
  }
}

/** A header sent twice is one with both values: then two content encodings are not taken for one. */
export function joinHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}

function followRedirect(location: string, from: URL, isExempt: (origin: string) => boolean): URL {
  const target = URL.parse(location, from.href)?.href ?? location;
  try {
    return checkAddress(target, isExempt);
  } catch (error) {
    throw describeRedirected(target, error);
  }
}

function describeRedirected(target: string, error: unknown): unknown {
  if (!(error instanceof FetchFailure)) return error;
  return new FetchFailure(error.code, `redirects to ${nameAddress(target)}, which ${error.message}`, error);
}
