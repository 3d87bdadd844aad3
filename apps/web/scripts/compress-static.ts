// Lays a Brotli and a gzip copy beside each script and stylesheet of a build, at their best, which is too slow to be done
// for each reader; `next.config.ts` has them sent. Run last, after `next build` and what changes scripts.
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
