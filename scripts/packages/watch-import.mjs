// Detects side effects of importing modules: `node watch-import.mjs <already imported>… -- <imported>…` prints a line
// for each change in the process.
const split = process.argv.indexOf("--");
for (const name of process.argv.slice(2, split)) await import(name);

/** @type {string[]} */
const told = [];
for (const method of /** @type {const} */ (["log", "info", "warn", "error", "debug"])) {
  console[method] = (...words) => void told.push(`console.${method}: ${words.join(" ")}`);
}
const before = look();
for (const name of process.argv.slice(split + 1)) await import(name);
const after = look();

for (const [what, was] of before) if (!Object.is(after.get(what), was)) told.push(`${what} has changed`);
for (const what of after.keys()) if (!before.has(what)) told.push(`${what} is new`);
process.stdout.write(told.map((line) => `${line}\n`).join(""));

/** Globals with their properties and prototypes, and whatever keeps the process alive. */
function look() {
  /** @type {Map<string, unknown>} */
  const seen = new Map();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value = Object.getOwnPropertyDescriptor(globalThis, name)?.value;
    seen.set(name, value);
    if (typeof value === "function") keep(`${name}.prototype`, value.prototype);
    keep(name, value);
  }
  for (const [number, resource] of process.getActiveResourcesInfo().entries()) {
    seen.set(`resource ${number}`, resource);
  }
  for (const event of process.eventNames())
    seen.set(`listener of ${String(event)}`, process.listenerCount(event));
  return seen;

  /** @param {string} name @param {unknown} value */
  function keep(name, value) {
    if (value === null || !["object", "function"].includes(typeof value)) return;
    for (const key of Reflect.ownKeys(Object(value))) {
      seen.set(`${name}.${String(key)}`, Object.getOwnPropertyDescriptor(value, key)?.value);
    }
  }
}
