/** A style sheet that has to be loaded before any script runs. Modules that use its classes import it without `?sheet`. */
declare module '*.module.css?sheet' {}
