import { deviceStorage } from "../../platform/storage/browser-storage.ts";

const KEY = "farwork.shortcuts";

/** Whether single keys act, as this browser was last told: yes, unless somebody turned them off. */
export function areShortcutsOn(): boolean {
  return deviceStorage.read(KEY) !== "off";
}

/** Turns single keys on or off, in every tab of this browser and until told otherwise. */
export function chooseShortcuts(isOn: boolean): void {
  if (isOn) deviceStorage.remove(KEY);
  else deviceStorage.write(KEY, "off");
}
