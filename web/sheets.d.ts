/** A style sheet that is only to be there before any script runs; who writes its classes imports it without `?sheet`. */
declare module '*.module.css?sheet' {}
