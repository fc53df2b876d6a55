/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons/*' {
  const drawn: Record<string, string>
  export default drawn
}

declare module '*.ftl' {
  const catalog: string
  export default catalog
}

declare module 'virtual:chinese-font.css' {}
