const KEY = "farwork.shortcuts";

/** Whether single keys act, as this browser was last told: yes, unless somebody turned them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    // A browser that keeps nothing for us has nothing turned off.
    return true;
  }
}

/** Turns single keys on or off, in every tab of this browser and until told otherwise. */
export function chooseShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // Nothing can be kept.
  }
}
