import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { isAlive, listProcesses } from "./process-groups.ts";
import { openRun } from "./run.ts";

const STACK = fileURLToPath(new URL("fixtures/small-stack.ts", import.meta.url));
const PART = fileURLToPath(new URL("fixtures/small-part.ts", import.meta.url));
const Groups = z.object({ lone: z.int(), parent: z.int() });

const started: number[] = [];
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farwork-run-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  // A failed test must not leave behind what it was about.
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

describe("a running stack", () => {
  it("leaves no process, file or lock when its supervisor is killed", async () => {
    const stack = await startSmallStack();
    process.kill(stack.pid, "SIGKILL");
    await stack.gone;
    expect(livingGroups(stack.groups)).toEqual([]);
    expect(existsSync(join(folder, "child.pid"))).toBe(false);
    const next = await startSmallStack();
    process.kill(next.pid, "SIGKILL");
    await next.gone;
  });

  it("stops every part when one crashes, and says which", async () => {
    const stack = await startSmallStack();
    process.kill(stack.groups.lone, "SIGKILL");
    await expect(stack.nextLine()).resolves.toMatch(/^lone was ended by SIGKILL/);
    await stack.gone;
    expect(livingGroups(stack.groups)).toEqual([]);
  });

  it("stops every part when a process started by a part crashes", async () => {
    const stack = await startSmallStack();
    process.kill(stack.groups.child, "SIGKILL");
    await expect(stack.nextLine()).resolves.toBe(`child ended; log: ${join(folder, "parent.log")}`);
    await stack.gone;
    expect(livingGroups(stack.groups)).toEqual([]);
  });

  it("stops what a crashed part had started, though it is orphaned", async () => {
    const stack = await startSmallStack();
    process.kill(stack.groups.parent, "SIGKILL");
    await stack.gone;
    expect(livingGroups(stack.groups)).toEqual([]);
  });

  it("stops what a part starts when it is asked to end", async () => {
    const run = await openRun({ folder });
    const ready = Promise.withResolvers<boolean>();
    const part = run?.start({
      name: "late",
      command: process.execPath,
      args: [PART, "late"],
      cwd: folder,
      env: process.env,
      show: () => {
        ready.resolve(true);
        return false;
      },
    });
    await ready.promise;
    await run?.close();
    const child = Number(readFileSync(join(folder, "child.pid"), "utf8"));
    started.push(child);
    expect(livingGroups({ child })).toEqual([]);
    await expect(part?.ended).resolves.toBe("ended with exit code 0");
  });

  it("stops a part that was restarted while the watchdog was asked to end", async () => {
    const childrenBefore = childrenOf(process.pid);
    const run = await openRun({ folder });
    const [watchdog = 0] = childrenOf(process.pid).filter((pid) => !childrenBefore.includes(pid));
    vi.spyOn(console, "error").mockReturnValue(undefined);
    const plan = { command: process.execPath, args: [PART, "lone"], cwd: folder, env: process.env };
    const part = run?.start({ ...plan, name: "lone", restarts: 1 });
    started.push(watchdog, part?.pid ?? 0);
    process.kill(watchdog, "SIGTERM");
    await expect(run?.broken).resolves.toMatch(/^The watchdog/);
    started.push(part?.pid ?? 0);
    await run?.close();
    expect(livingGroups(started)).toEqual([]);
  });

  it("takes nothing more once it is closing", async () => {
    const run = await openRun({ folder });
    const closed = run?.close();
    const plan = { command: process.execPath, args: ["-e", ""], cwd: folder, env: process.env };
    expect(() => run?.start({ ...plan, name: "late" })).toThrow("This run is ending.");
    await expect(run?.finish(plan)).rejects.toThrow("This run is ending.");
    expect(() => run?.removeAtEnd(join(folder, "late"))).toThrow("This run is ending.");
    await closed;
  });

  it("does not report a part as failed if it ends because the stack is closed", async () => {
    const run = await openRun({ folder });
    const part = run?.start({
      name: "lone",
      command: process.execPath,
      args: ["-e", "setInterval(() => {}, 1000)"],
      cwd: folder,
      env: process.env,
    });
    await run?.close();
    await expect(part?.ended).resolves.toMatch(/SIGTERM/);
    await expect(Promise.race([run?.broken, Promise.resolve("whole")])).resolves.toBe("whole");
  });

  it("restarts a part that holds no data, logs each restart, and stops if that does not help", async () => {
    const run = await openRun({ folder });
    const lines: unknown[] = [];
    vi.spyOn(console, "error").mockImplementation((line: unknown) => lines.push(line));
    const plan = { command: process.execPath, cwd: folder, env: process.env };
    const part = run?.start({ ...plan, name: "web", args: ["-e", "process.exit(3)"], restarts: 2 });
    const log = `log: ${join(folder, "web.log")}`;
    await expect(run?.broken).resolves.toBe(`web ended with exit code 3; ${log}`);
    expect(lines).toEqual([
      `! web ended with exit code 3; starting it again (1 of 2); ${log}`,
      `! web ended with exit code 3; starting it again (2 of 2); ${log}`,
    ]);
    await expect(part?.ended).resolves.toBe("ended with exit code 3");
    await run?.close();
  });

  it("keeps running with a part that was killed and restarted, and keeps the first one's log", async () => {
    const run = await openRun({ folder });
    const restarted = Promise.withResolvers<unknown>();
    vi.spyOn(console, "error").mockImplementation(restarted.resolve);
    const { promise: secondLine, resolve } = Promise.withResolvers<number>();
    const seen: number[] = [];
    const show = (line: string) => {
      if (seen.push(Number(line)) === 2) resolve(Number(line));
      else process.kill(Number(line), "SIGKILL");
      return false;
    };
    const script = "console.log(process.pid); setInterval(() => {}, 1000)";
    const plan = { command: process.execPath, args: ["-e", script], cwd: folder, env: process.env };
    const part = run?.start({ ...plan, name: "web", show, restarts: 1 });
    await expect(restarted.promise).resolves.toMatch(/^! web was ended by SIGKILL; starting it again/);
    expect(await secondLine).toBe(part?.pid);
    await run?.close();
    expect(readFileSync(join(folder, "web.log"), "utf8")).toBe(`${seen.join("\n")}\n`);
    await expect(Promise.race([run?.broken, Promise.resolve("whole")])).resolves.toBe("whole");
  });

  it("cannot start while another one runs in the same folder", async () => {
    const first = await startSmallStack();
    const second = spawnSmallStack();
    const [line]: unknown[] = await once(createInterface({ input: second.stdout }), "line");
    expect(line).toBe("busy");
    process.kill(first.pid, "SIGKILL");
    await first.gone;
  });
});

type SmallStack = {
  readonly pid: number;
  readonly groups: { lone: number; parent: number; child: number };
  /** Done when the supervisor and its watchdog have both ended: the watchdog holds the same error stream. */
  readonly gone: Promise<unknown>;
  nextLine(): Promise<unknown>;
};

async function startSmallStack(): Promise<SmallStack> {
  const supervisor = spawnSmallStack();
  const lines = createInterface({ input: supervisor.stdout })[Symbol.asyncIterator]();
  const gone = once(supervisor, "close");
  const first = await lines.next();
  const groups = z.parse(Groups, JSON.parse(String(first.value)));
  const child = Number(readFileSync(join(folder, "child.pid"), "utf8"));
  started.push(groups.lone, groups.parent, child);
  return {
    pid: supervisor.pid ?? 0,
    groups: { ...groups, child },
    gone,
    nextLine: async () => (await lines.next()).value,
  };
}

function spawnSmallStack(): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const stack = spawn(process.execPath, [STACK, folder], { stdio: ["ignore", "pipe", "pipe"] });
  if (stack.pid !== undefined) started.push(stack.pid);
  return stack;
}

const childrenOf = (parent: number) =>
  listProcesses().flatMap((running) => (running.parent === parent ? running.pid : []));

function livingGroups(groups: object): number[] {
  const known: unknown[] = Object.values(groups);
  return listProcesses()
    .map((running) => running.group)
    .filter((group) => known.includes(group));
}
