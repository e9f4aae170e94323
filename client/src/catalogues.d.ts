/** The addresses of the catalogues of words, by `language/name` (build/words.ts). */
declare module 'virtual:catalogues' {
  const addresses: Record<string, string>;
  export default addresses;
}
