import { FetchFailure } from "../fetching/fetch-failure.ts";
import { readJobsByIds } from "../job-store/read-jobs.ts";
import { answerRequest } from "../requests/endpoint.ts";
import { httpFunction } from "../requests/http-function.ts";
import { openFirestore } from "../runtime/admin.ts";
import { IMAGES } from "../runtime/function-options.ts";
import { COSTS } from "../runtime/rate-limits/costs.ts";
import { readQuery } from "../runtime/read-query.ts";
import { answerImage, listAddresses, type ImageAddresses } from "./answer-image.ts";
import { fetchImage, FetchedImage } from "./fetch-image.ts";
import { remember } from "./remember.ts";

const MINUTE_MS = 60_000;
const MEBIBYTE = 1024 * 1024;
/** Browsers cache logos for a day. */
const KEPT_BY_BROWSERS = "public, max-age=86400";

// Cached, as a company's page and its visitors request the same logo many times.
const findAddresses = remember(readAddresses, {
  keptMs: 30 * MINUTE_MS,
  maxSize: 4 * MEBIBYTE,
  sizeOf: (addresses) => JSON.stringify(addresses ?? "").length,
});
const findImage = remember(fetchIfAny, {
  keptMs: 5 * MINUTE_MS,
  maxSize: 16 * MEBIBYTE,
  sizeOf: (image) => image?.bytes.byteLength ?? 0,
});
const ENDPOINTS = {
  "/picture": { method: "GET", answer: answerImage({ findAddresses, findImage }) },
} as const;

const LIMITS = { ...IMAGES, name: "picture", cost: COSTS.picture, ownLimit: "images" } as const;

/** `GET ?job={id}` returns a posting's logo, with `&url=` an image in its text. Called by the site's `/api/image`. */
export const picture = httpFunction(LIMITS, async ({ method, originalUrl }) => {
  const query = readQuery(originalUrl);
  const asked = { method, path: "/picture", query, body: undefined, authorization: undefined };
  const { body, ...answered } = await answerRequest(ENDPOINTS, asked);
  if (!(body instanceof FetchedImage)) return { ...answered, body };
  const headers = { "content-type": body.type, "cache-control": KEPT_BY_BROWSERS, ...NEVER_RUN };
  return { status: 200, headers, body: body.bytes };
});

/** For direct requests; the site sends the same headers. */
const NEVER_RUN = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
};

async function readAddresses(jobId: string): Promise<ImageAddresses | undefined> {
  const [job] = await readJobsByIds(openFirestore(), [jobId]);
  return job && listAddresses(job);
}

async function fetchIfAny(address: string): Promise<FetchedImage | undefined> {
  try {
    // oxlint-disable-next-line node/no-process-env -- the emulator's mark, with which no deployment starts
    return await fetchImage(address, { allowLoopback: process.env["FUNCTIONS_EMULATOR"] === "true" });
  } catch (error) {
    if (error instanceof FetchFailure) return undefined;
    throw error;
  }
}
