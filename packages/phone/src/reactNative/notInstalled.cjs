throw new Error('This package is not installed.');
