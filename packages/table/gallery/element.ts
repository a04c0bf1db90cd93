import '@komradery/table/element';
