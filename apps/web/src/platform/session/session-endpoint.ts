import { DataError } from "@farwork/data/data-error";
import type { CreateSessionRequest, HttpFailure } from "@farwork/domain";
import { Browser, type OperatingSystem } from "@farwork/domain/contract";
import { SERVICE_ERRORS, type ServiceErrorCode } from "@farwork/serving/service-errors";
import { type NextRequest, NextResponse, userAgent } from "next/server";

import { isFromOurPage } from "../requests/is-from-our-page.ts";
import { logError } from "../requests/log.ts";
import {
  DEVICE_COOKIE,
  DEVICE_COOKIE_ATTRIBUTES,
  SESSION_COOKIE,
  SESSION_COOKIE_ATTRIBUTES,
} from "./session-cookie.ts";

/** The parser's names start with these. */
const SYSTEMS: readonly (readonly [string, OperatingSystem])[] = [
  ["Android", "Android"],
  ["Chrom", "ChromeOS"],
  ["iOS", "iOS"],
  ["Linux", "Linux"],
  ["Ubuntu", "Linux"],
  ["Fedora", "Linux"],
  ["Debian", "Linux"],
  ["Mac", "macOS"],
  ["Windows", "Windows"],
];

/** Exchanges a verified ID token for a session cookie; rejects with DataError. */
export type MintSession = (asked: CreateSessionRequest) => Promise<{ readonly sessionCookie: string }>;

/** Ends a cookie's session everywhere; rejects with DataError. */
export type EndSession = (sessionCookie: string) => Promise<void>;

/** The site's public address, `SITE_URL`. */
type Site = { readonly siteUrl: string };

// The user is waiting to leave, and stolen copies are rare: a slower backend finishes in the background.
const ENDS_WITHIN_MS = 3000;

// Tokens have a kilobyte or two.
const MAX_TOKEN = 8192;

/**
 * Answers `POST /api/session`: sets the session and device cookies for the ID token in `Authorization: Bearer`. Ends
 * the sign-in of the cookie it replaces, if that is another. The body is not read.
 */
export async function openSession(
  request: NextRequest,
  mint: MintSession,
  { siteUrl }: Site,
): Promise<Response> {
  if (!isFromOurPage(request.headers, siteUrl)) return refuse("permission-denied");
  const idToken = readBearer(request.headers);
  if (idToken === undefined) return refuse("unauthenticated");
  try {
    const replaces = readCookie(request);
    const device = readDevice(request) ?? crypto.randomUUID();
    const place = readPlace(request.headers);
    const { sessionCookie } = await mint({ idToken, ...place, ...(replaces && { replaces }), device });
    const response = answer(204);
    response.cookies.set(SESSION_COOKIE, sessionCookie, SESSION_COOKIE_ATTRIBUTES);
    response.cookies.set(DEVICE_COOKIE, device, DEVICE_COOKIE_ATTRIBUTES);
    return response;
  } catch (error) {
    return refuse(toServiceError(error));
  }
}

/**
 * Answers `DELETE /api/session`: clears the cookie and ends its session everywhere. With `?only=cookie`, for a browser
 * with nobody signed in, it only clears the cookie. The cookie is cleared even if the backend fails or takes over three
 * seconds: the user may be leaving a shared computer.
 */
export async function closeSession(
  request: NextRequest,
  end: EndSession,
  { siteUrl }: Site,
): Promise<Response> {
  if (!isFromOurPage(request.headers, siteUrl)) return refuse("permission-denied");
  const isLogOut = request.nextUrl.searchParams.get("only") !== "cookie";
  const sessionCookie = isLogOut ? request.cookies.get(SESSION_COOKIE)?.value : undefined;
  if (sessionCookie !== undefined) await waitBriefly(end(sessionCookie).catch(logNotEnded));
  const response = answer(204);
  response.cookies.set(SESSION_COOKIE, "", { ...SESSION_COOKIE_ATTRIBUTES, maxAge: 0 });
  return response;
}

async function waitBriefly(ending: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const waiting = setTimeout(late.resolve, ENDS_WITHIN_MS);
  await Promise.race([ending, late.promise]);
  clearTimeout(waiting);
}

/** A session that is over needs no ending. One that survives because an account deletion failed halfway is logged. */
function logNotEnded(error: unknown): void {
  const goesOn = error instanceof DataError && error.field === "account";
  if (goesOn || toServiceError(error) !== "unauthenticated")
    logError("page-failed", error, { route: "/api/session" });
}

function readBearer(headers: Headers): string | undefined {
  const token = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  return token !== undefined && token.length <= MAX_TOKEN ? token : undefined;
}

function toServiceError(error: unknown): ServiceErrorCode {
  if (!(error instanceof DataError)) return "internal";
  if (error.code === "unauthenticated" || error.code === "invalid-argument") return "unauthenticated";
  if (error.code === "too-many-requests") return "resource-exhausted";
  return error.code === "unavailable" ? "unavailable" : "internal";
}

function refuse(code: ServiceErrorCode): Response {
  return NextResponse.json({ error: { code } } satisfies HttpFailure, {
    status: SERVICE_ERRORS[code].status,
    headers: NEVER_CACHED,
  });
}

/** The session cookie, if it is short enough to be one. */
function readCookie({ cookies }: NextRequest): string | undefined {
  const value = cookies.get(SESSION_COOKIE)?.value;
  return value !== undefined && value.length <= MAX_TOKEN ? value : undefined;
}

/** The device cookie, if it has our format; otherwise it is replaced. */
function readDevice({ cookies }: NextRequest): string | undefined {
  const value = cookies.get(DEVICE_COOKIE)?.value;
  return value !== undefined && /^[0-9a-f-]{36}$/.test(value) ? value : undefined;
}

const NEVER_CACHED = { "cache-control": "no-store" };

function answer(status: number): NextResponse {
  return new NextResponse(null, { status, headers: NEVER_CACHED });
}

/** The browser and system from the user agent, if they are well known. */
export function readPlace(headers: Headers): { browser?: Browser; system?: OperatingSystem } {
  const { browser: said, os } = userAgent({ headers });
  // The parser and the user agent differ on the second word of "Samsung Internet".
  const browser = Browser.options.find((name) => said.name?.includes(name.replace(/ .*/, "")));
  const system = SYSTEMS.find(([name]) => os.name?.startsWith(name))?.[1];
  return { ...(browser && { browser }), ...(system && { system }) };
}
