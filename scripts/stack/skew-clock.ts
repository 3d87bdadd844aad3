// Skews the clock of the importing process by FARWORK_CLOCK_SKEW_MS.
const skew = Number(process.env["FARWORK_CLOCK_SKEW_MS"] ?? 0);
if (skew !== 0) setClockWrong(skew);

function setClockWrong(milliseconds: number): void {
  const RightDate = Date;
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [Date.now()] : given),
  });
  const now = RightDate.now.bind(RightDate);
  RightDate.now = () => now() + milliseconds;
}
