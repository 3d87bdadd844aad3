// Each of these runs inside the page, so it must be self-contained.

/** Whether the window scrolls horizontally. */
export function isScrolledSideways(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth;
}

/**
 * Resolves when finite animations have finished, including those triggered by others, e.g. colours inherited by
 * children.
 */
export async function finishAnimations(): Promise<void> {
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ playState }) => playState === "running");
    if (moving.length === 0 && frame > 0) return;
  }
}

/** Describes running animations. */
export function listRunningAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? `moves: ${effect.target?.outerHTML.slice(0, 120)}` : "moves",
    );
}

/**
 * Touch targets smaller than 44 by 44 pixels. Hit-tests the edges of that square, so that stretched links count with
 * their actual size. Links within text may be as high as the line, which WCAG 2.5.8 allows.
 */
export function findSmallTargets(): string[] {
  const THUMB = 44;
  const PRESSED = "a[href], button, input, select, textarea, summary, [role=option], [role=button]";
  // Clicks beneath it only close it.
  const onTop = document.querySelector("dialog:modal, :popover-open");

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      width > 1 &&
      height > 1 &&
      // Visually hidden, or hidden until focused.
      !getComputedStyle(element).clipPath.startsWith("inset(50%") &&
      !element.matches(":disabled") &&
      (onTop === null || onTop.contains(element))
    );
  }
  function isInText(element: Element): boolean {
    if (getComputedStyle(element).display !== "inline") return false;
    const around = [...(element.parentElement?.childNodes ?? [])];
    return around.some(
      (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  }
  function isHit(element: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    const label = element.closest("label");
    return element.contains(hit) || label?.contains(hit) === true;
  }
  function isLarge(element: Element): boolean {
    const target = element.matches("input[type=checkbox], input[type=radio]")
      ? (element.closest("label") ?? element)
      : element;
    const box = target.getBoundingClientRect();
    if (box.width >= THUMB - 0.5 && box.height >= THUMB - 0.5) return true;
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, THUMB / 2 - 1];
    return (
      (box.width >= THUMB - 0.5 || (isHit(target, x - reach, y) && isHit(target, x + reach, y))) &&
      (box.height >= THUMB - 0.5 || (isHit(target, x, y - reach) && isHit(target, x, y + reach)))
    );
  }
  return [...document.querySelectorAll(PRESSED)]
    .filter((element) => isShown(element) && !isInText(element) && !isLarge(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `small, ${Math.round(width)} by ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`;
    });
}

/** Fields without an edge, their own or their container's, in forced colours. */
export function findFaintEdges(): string[] {
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element);
    const edges = [style.borderTopWidth, style.borderBottomWidth, style.outlineWidth];
    return edges.some((width) => parseFloat(width) > 0);
  };
  // Native checkboxes have one.
  const isDrawnByBrowser = (element: Element) =>
    element.matches("[type=checkbox], [type=radio]") && getComputedStyle(element).appearance !== "none";
  const isEdged = (element: Element) =>
    hasEdge(element) || (element.parentElement !== null && hasEdge(element.parentElement));
  return [...document.querySelectorAll("input:not([type=hidden]), select, textarea")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => element.getBoundingClientRect().width > 1 && !isDrawnByBrowser(element))
    .filter((element) => !isEdged(element) && !(element.parentElement && isEdged(element.parentElement)))
    .map((element) => `no edge in forced colours: ${element.outerHTML.slice(0, 160)}`);
}

/**
 * Pressed or checked elements that look like unpressed ones in forced colours. Compares text, background and edge;
 * focus rings and other indicators do not count.
 */
export function findLostChoices(): string[] {
  const paper = getComputedStyle(document.body).backgroundColor;
  const describeSurface = ({
    backgroundColor,
    borderTopWidth,
    borderTopColor,
    content,
  }: CSSStyleDeclaration) => {
    const isThere = content !== "none";
    // The system's background colour keeps our colour's alpha.
    const [red, green, blue, strength] = backgroundColor.match(/[\d.]+/g) ?? [];
    return [
      isThere && strength !== "0" ? `rgb(${red}, ${green}, ${blue})` : paper,
      isThere && parseFloat(borderTopWidth) > 0 ? borderTopColor : "",
    ];
  };
  const describe = (element: Element) => {
    const style = getComputedStyle(element);
    const surfaces = [style, getComputedStyle(element, "::before"), getComputedStyle(element, "::after")];
    const words = [style.color, style.textDecorationLine];
    return JSON.stringify([element.className, words, surfaces.map(describeSurface)]);
  };
  const isOn = (element: Element) => element.matches("[aria-pressed=true], :checked");
  // Native checkboxes show it.
  const controls = [...document.querySelectorAll("[aria-pressed], [type=checkbox], [type=radio]")].filter(
    (element) => element.matches("[aria-pressed]") || getComputedStyle(element).appearance === "none",
  );
  const off = new Set(controls.filter((element) => !isOn(element)).map(describe));
  return controls
    .filter((element) => isOn(element) && off.has(describe(element)))
    .map((element) => `looks as if not chosen in forced colours: ${element.outerHTML.slice(0, 160)}`);
}
