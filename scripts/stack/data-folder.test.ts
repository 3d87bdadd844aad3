import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { adoptExport, exportData, findExport } from "./data-folder.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farwork-data-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the data of the last run", () => {
  it("does not exist before the first save", () => {
    expect(findExport(folder)).toBeUndefined();
  });

  it("is what was last saved", () => {
    writeExport("export-100-1");
    adoptExport(folder, "export-100-1");
    writeExport("export-200-1");
    adoptExport(folder, "export-200-1");
    expect(findExport(folder)).toBe(join(folder, "export-200-1"));
  });

  it("stays unchanged if a save is interrupted", () => {
    writeExport("export-100-1");
    adoptExport(folder, "export-100-1");
    mkdirSync(join(folder, "export-200-1", "auth_export"), { recursive: true });
    expect(findExport(folder)).toBe(join(folder, "export-100-1"));
    expect(() => adoptExport(folder, "export-200-1")).toThrow("not a whole export");
    expect(findExport(folder)).toBe(join(folder, "export-100-1"));
  });

  it("is never a save that has since been deleted or damaged", () => {
    writeExport("export-100-1");
    adoptExport(folder, "export-100-1");
    rmSync(join(folder, "export-100-1", "firebase-export-metadata.json"));
    expect(findExport(folder)).toBeUndefined();
  });

  it("takes the space of one save, not of all earlier ones", () => {
    for (const name of ["export-100-1", "export-200-1", "export-300-1"]) {
      writeExport(name);
      adoptExport(folder, name);
    }
    expect(readdirSync(folder).filter((name) => name.startsWith("export-"))).toEqual(["export-300-1"]);
  });

  it("is not replaced by an older save that took longer", () => {
    writeExport("export-200-2");
    adoptExport(folder, "export-200-2");
    writeExport("export-100-1");
    adoptExport(folder, "export-100-1");
    expect(findExport(folder)).toBe(join(folder, "export-200-2"));
    expect(existsSync(join(folder, "export-100-1"))).toBe(false);
  });
});

describe("saving", () => {
  it("keeps what the emulators have written", async () => {
    const hub = await startHub(200, (path) => writeExportAt(path));
    await exportData(hub.url, folder, new Date(500));
    expect(findExport(folder)).toBe(join(folder, `export-500-${process.pid}`));
    await once(hub.server.close(), "close");
  });

  it("keeps the previous save if the emulators could not write", async () => {
    writeExport("export-100-1");
    adoptExport(folder, "export-100-1");
    const hub = await startHub(500, () => undefined);
    await expect(exportData(hub.url, folder, new Date(500))).rejects.toThrow("could not write");
    expect(findExport(folder)).toBe(join(folder, "export-100-1"));
    await once(hub.server.close(), "close");
  });
});

function writeExport(name: string): void {
  writeExportAt(join(folder, name));
}

function writeExportAt(path: string): void {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "firebase-export-metadata.json"), "{}");
}

async function startHub(
  status: number,
  write: (path: string) => void,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const order: unknown = JSON.parse(body);
      if (typeof order === "object" && order !== null && "path" in order) write(String(order.path));
      response.writeHead(status, { connection: "close" }).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, server };
}
