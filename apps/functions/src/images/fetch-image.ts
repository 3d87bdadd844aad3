import type { Dispatcher } from "undici";

import { askAddress, joinHeader } from "../fetching/ask-address.ts";
import { describeBodyError, FetchFailure } from "../fetching/fetch-failure.ts";
import { type ResolveName, resolveBySystem } from "../fetching/pinned-lookup.ts";
import { readBytes } from "../fetching/read-body.ts";
import { ACCEPTED_IMAGES, isCalledImage, type ImageType, readImageType } from "./image-type.ts";

/** Brotli decompression takes up to 16 MiB even for small results: eighty at once would fill an instance. */
const ENCODINGS = "gzip";
const LIMITS = { timeoutMs: 5000, maxBytes: 1024 * 1024, maxRedirects: 3 };

export class FetchedImage {
  readonly type: ImageType;
  readonly bytes: Uint8Array;

  constructor(type: ImageType, bytes: Uint8Array) {
    this.type = type;
    this.bytes = bytes;
  }
}

interface FetchImageOptions {
  /** Allows servers on this machine, on any port and without TLS: only for the local stack. */
  readonly allowLoopback: boolean;
  readonly limits?: Partial<typeof LIMITS>;
  readonly resolve?: ResolveName;
}

/**
 * Fetches an external image by the rules of `fetching`: https at public addresses, with every redirect checked. Limited
 * to 5 s and 1 MiB, without retries.
 *
 * @throws FetchFailure if there is none.
 */
export function fetchImage(url: string, options: FetchImageOptions): Promise<FetchedImage> {
  const limits = { ...LIMITS, ...options.limits };
  return askAddress({
    url,
    accept: ACCEPTED_IMAGES,
    encodings: ENCODINGS,
    validators: {},
    limits,
    isExempt: (origin) => options.allowLoopback && isLoopback(origin),
    resolve: options.resolve ?? resolveBySystem,
    read: (response) => readImage(response, limits.maxBytes),
  });
}

const isLoopback = (origin: string) => /^(?:127\.0\.0\.1|localhost)$/.test(new URL(origin).hostname);

async function readImage(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<FetchedImage> {
  if (statusCode !== 200) throw new FetchFailure("http-error", `answered ${statusCode}`);
  if (!isCalledImage(joinHeader(headers["content-type"])))
    throw new FetchFailure("unexpected-type", "did not send an image");
  if (Number(headers["content-length"]) > maxBytes)
    throw new FetchFailure("too-large", `sent more than ${maxBytes} bytes`);
  const encoding = joinHeader(headers["content-encoding"]);
  if (/^\s*br\s*$/i.test(encoding ?? ""))
    throw new FetchFailure("unexpected-encoding", "sent a content encoding that was not asked for");
  const bytes = await readBytes(body, encoding, maxBytes).catch((error: unknown) => {
    throw describeBodyError(error);
  });
  const type = readImageType(bytes);
  if (type === undefined) throw new FetchFailure("unexpected-type", "sent bytes of no image");
  return new FetchedImage(type, bytes);
}
