import { usePathname } from "next/navigation";
import { type CSSProperties, useEffect, useState } from "react";

import { watchNavigation } from "./navigation-start.ts";
import { type PageKind, pageKindOf } from "./page-kind.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

const SHOWN_AFTER_MS = 120;

type Asked = { readonly from: string; readonly to: string };

/**
 * The skeleton of the requested page, shown after a short delay. It overlays the current page without changing it, so
 * that going back finds it as it was.
 */
export function PageLoading() {
  const path = usePathname();
  const [asked, setAsked] = useState<Asked>();
  const [late, setLate] = useState<Asked>();

  useEffect(() => watchNavigation((to) => setAsked({ from: location.pathname, to })), []);

  useEffect(() => {
    if (asked === undefined) return undefined;
    const waiting = setTimeout(() => setLate(asked), SHOWN_AFTER_MS);
    return () => clearTimeout(waiting);
  }, [asked]);

  const isUnderWay = late !== undefined && late === asked && late.from === path && late.to !== path;
  const kind = isUnderWay ? pageKindOf(late.to) : undefined;
  return (
    <>
      <output className="sr-only">{isUnderWay && "Loading …"}</output>
      {kind && <Outline kind={kind} />}
    </>
  );
}

function Outline({ kind }: { kind: PageKind }) {
  // Below the header if that is in view, else where it will be on the new page.
  const [place] = useState<CSSProperties>(() => {
    const header = document.querySelector("body > header")?.getBoundingClientRect();
    const top = Math.max(0, header?.bottom ?? 0);
    return { top, paddingTop: (header?.height ?? 0) - top };
  });
  return (
    <div className="page-loading" style={place} aria-hidden="true">
      <div className="mx-auto w-full max-w-page px-4 tablet:px-8">
        <PageSkeleton kind={kind} />
      </div>
    </div>
  );
}
