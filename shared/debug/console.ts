import eruda from 'eruda'

eruda.init()
