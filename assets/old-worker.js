// What the service worker of old browsers lacks.
import "core-js/es/promise/all-settled";
