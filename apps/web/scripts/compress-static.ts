// Writes Brotli and gzip copies of a build's scripts and stylesheets at the highest quality, which is too slow per
// request; `next.config.ts` serves them. Run last, after `next build` and everything that changes scripts.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const CHUNKS = join(import.meta.dirname, "../.next/static/chunks");

for (const name of globSync("*.{js,css}", { cwd: CHUNKS })) {
  const content = readFileSync(join(CHUNKS, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(join(CHUNKS, `${name}.br`), brotliCompressSync(content, { params }));
  writeFileSync(join(CHUNKS, `${name}.gz`), gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
