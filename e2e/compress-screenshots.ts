// The last step of `pnpm screenshots`: compresses new screenshots for the repository.
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { compressScreenshot } from "./compress-screenshot.ts";

const FOLDER = join(import.meta.dirname, "screenshots");

let bytes = 0;
const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".png"));
for (const file of files) bytes += await compressScreenshot(join(FOLDER, file));
console.log(`${files.length} screenshots in e2e/screenshots, ${(bytes / 1e6).toFixed(1)} MB`);
