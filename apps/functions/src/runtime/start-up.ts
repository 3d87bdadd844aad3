import { refuseLocalSettings } from "./refuse-local-settings.ts";

// Loaded before any function's code, so that a misconfigured deployment never starts.
// oxlint-disable-next-line node/no-process-env -- the instance's own settings
refuseLocalSettings(process.env);
