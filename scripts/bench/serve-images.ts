import { once } from "node:events";
import { createServer } from "node:http";

import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { PROJECT } from "../stack/project.ts";
import { jobIdAt } from "./worst-jobs.ts";

/** The indexes of jobs with such a logo: two per measurement. */
export const IMAGE_JOBS = { first: 13_000, count: 160 } as const;

/** The maximum size of an image. */
const IMAGE = Buffer.alloc(1024 * 1024);
IMAGE.set(Buffer.from("\x89PNG\r\n\x1A\n", "latin1"));
const Listening = z.object({ port: z.int() });

/** Serves some jobs' logos locally, each with its own URL and one mebibyte. */
export async function serveImages(variables: NodeJS.ProcessEnv): Promise<void> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "image/png" }).end(IMAGE);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.parse(Listening, server.address());
  process.env["FIRESTORE_EMULATOR_HOST"] = variables["FIRESTORE_EMULATOR_HOST"];
  const firestore = getFirestore(initializeApp({ projectId: PROJECT }, "images"));
  const writer = firestore.bulkWriter();
  for (let at = 0; at < IMAGE_JOBS.count; at += 1) {
    const job = firestore.doc(`jobs/${jobIdAt(IMAGE_JOBS.first + at)}`);
    void writer.update(job, { company_logo: `http://127.0.0.1:${port}/${at}.png` });
  }
  await writer.close();
  await firestore.terminate();
}
