import type { Dispatcher } from "undici";

import { checkAddress, nameAddress } from "./check-address.ts";
import { FetchFailure } from "./fetch-failure.ts";
import type { FeedValidators, FetchLimits } from "./fetched-feed.ts";
import type { ResolveName } from "./pinned-lookup.ts";
import { isPublicAddress } from "./public-address.ts";
import { sendRequest } from "./send-request.ts";

const REDIRECTS = [301, 302, 303, 307, 308];

/** What to request, and how to read the response. */
export interface AddressAsked<Answer> {
  readonly url: string;
  /** Media types, for the Accept header. */
  readonly accept: string;
  /** Content encodings, for the Accept-Encoding header. */
  readonly encodings: string;
  readonly validators: FeedValidators;
  readonly limits: FetchLimits;
  /** Whether a server may be private, on any port and without TLS. */
  readonly isExempt: (origin: string) => boolean;
  readonly resolve: ResolveName;
  /** Reads a response that is not a redirect; `validators` are those that were sent, i.e. only to the first server. */
  readonly read: (
    response: Dispatcher.ResponseData,
    validators: FeedValidators | undefined,
  ) => Promise<Answer>;
}

/** Sends a request and follows redirects, checking each URL like the first. Only throws `FetchFailure`. */
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
  // Validators are only meaningful to the server that sent them.
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

/** Joins repeated headers, so that two content encodings are not read as one. */
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
