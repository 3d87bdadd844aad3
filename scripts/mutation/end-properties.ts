import * as fc from "fast-check";

const seconds = process.env["MUTATION_PROPERTY_SECONDS"];

// A property that fails has noticed the change: looking for a smaller example takes minutes for each. So has one of which
// a single run hangs, and a run takes milliseconds. Where that is told, a property that finds nothing soon finds nothing.
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  endOnFailure: true,
  timeout: 5000,
  ...(seconds && { interruptAfterTimeLimit: Number(seconds) * 1000 }),
});
