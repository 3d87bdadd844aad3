// The entry point of `npm start`, `npm test` and `pnpm dev`, with any version of Node. Only this file must parse on an
// old Node: everything else is imported after the check.
const OLDEST_NODE = 20;

const major = Number(process.versions.node.split(".")[0]);
if (major < OLDEST_NODE) {
  console.error(
    "✖ Farwork needs Node " +
      OLDEST_NODE +
      " or newer to set itself up, and this is " +
      process.version +
      ". Install a current one from https://nodejs.org and run the command again.",
  );
  process.exit(1);
}

void import("./bootstrap/bootstrap-and-run.mjs").then(({ bootstrapAndRun }) =>
  bootstrapAndRun(process.argv[2] || "start", process.argv.slice(3)),
);
