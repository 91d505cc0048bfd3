export * from '#shared/template/built-in/sections.ts'
