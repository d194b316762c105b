import { createHash } from "node:crypto";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

// The server that `npm run dev` talks to: `portside serve` on its usual port.
const SERVER = process.env.PORTSIDE_SERVER ?? "http://127.0.0.1:8088";

/** Writes build.txt, a digest of the built files: an open page asks for it to learn that it is out of date. */
function buildStamp(): Plugin {
  return {
    name: "portside-build-stamp",
    apply: "build",
    generateBundle(_, bundle) {
      const digest = createHash("sha256").update(Object.keys(bundle).sort().join("\n")).digest("hex");
      this.emitFile({ type: "asset", fileName: "build.txt", source: `${digest.slice(0, 16)}\n` });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), buildStamp()],
  build: { target: "es2022", outDir: "../src/portside/web", emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: true },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"] },
});
