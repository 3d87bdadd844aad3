import type { ServerResponse } from "node:http";

import { readNonce } from "../security/content-policy.ts";
import { scriptMarker } from "./mark-scripts.ts";
import { standBeforeNext } from "./stand-before-next.ts";

type Given = readonly unknown[];

/**
 * Has each page shown before its scripts are asked for: what can be read and followed without them shares neither the
 * line nor the processor with them until it is painted. Called once, when the server starts.
 */
export function paintFirst(): () => void {
  return standBeforeNext(() => (_request, response, next) => {
    holdScripts(response);
    next();
  });
}

function holdScripts(response: ServerResponse): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let marker: ReturnType<typeof scriptMarker> | undefined;
  const findMarker = () => {
    if (!/^text\/html\b/.test(response.getHeader("content-type")?.toString() ?? "")) return undefined;
    // A page gets longer: where its length has been told, it is left as it is.
    if (!response.headersSent) response.removeHeader("content-length");
    if (response.hasHeader("content-length")) return undefined;
    const policy = response.getHeader("content-security-policy")?.toString() ?? "";
    return (marker ??= scriptMarker(readNonce(policy)));
  };
  response.write = (...given: Given): boolean => {
    const piece = readPiece(given);
    const sent = piece && findMarker()?.add(piece);
    return Reflect.apply(write, undefined, sent ? [sent, ...given.filter(isCallback)] : given);
  };
  response.end = (...given: Given): ServerResponse => {
    const piece = readPiece(given) ?? Buffer.alloc(0);
    const holder = findMarker();
    const sent = holder && Buffer.concat([holder.add(piece), holder.end()]);
    return Reflect.apply(end, undefined, sent ? [sent, ...given.filter(isCallback)] : given);
  };
}

/** What was given to be sent, if anything. */
function readPiece([piece, encoding]: Given): Buffer | undefined {
  if (piece instanceof Uint8Array) return Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  if (typeof piece !== "string") return undefined;
  return Buffer.from(piece, isEncoding(encoding) ? encoding : "utf8");
}

const isEncoding = (given: unknown) => typeof given === "string" && Buffer.isEncoding(given);
const isCallback = (given: unknown) => typeof given === "function";
