"use client";

import { useState } from "react";

/**
 * A company's logo on top of its placeholder. Removes itself when the image fails, also before hydration, so that no
 * broken-image icon shows.
 */
export function CompanyLogo({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) return null;
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- a small file that needs no resizing
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
