"use client";

import { useState } from "react";

/**
 * A company's logo over whatever stands behind it. One that cannot be shown takes itself away: a browser would
 * draw its broken-image sign there. Also one that failed before this code was there to hear of it.
 */
export function CompanyLogo({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) return null;
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- a company's own small file, which nobody resizes
    <img
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src);
      }}
      onError={() => setFailed(src)}
      src={src}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className="absolute inset-0 size-full bg-plate object-contain p-1"
    />
  );
}
