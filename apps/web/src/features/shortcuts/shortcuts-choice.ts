import { deviceStorage } from "../../platform/storage/browser-storage.ts";

const KEY = "farwork.shortcuts";

/** Whether shortcuts are on: yes, unless turned off in this browser. */
export function areShortcutsOn(): boolean {
  return deviceStorage.read(KEY) !== "off";
}

/** Turns shortcuts on or off in all tabs of this browser. */
export function chooseShortcuts(isOn: boolean): void {
  if (isOn) deviceStorage.remove(KEY);
  else deviceStorage.write(KEY, "off");
}
