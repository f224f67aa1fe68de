import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

export const greenThemes: ThemePack[] = [
  {
    id: 'forest',
    label: 'the forest',
    keys: ['forest', 'forests', 'tree', 'trees', 'woods', 'woodland', 'deer', 'treehouse', 'mushroom', 'mushrooms', 'nature', 'bosque', 'árbol', 'árboles', 'floresta', 'árvore', 'forêt', 'arbre', 'arbres', 'ngahere', 'もり', '森', '木', '森林', '大树', 'जंगल', 'पेड़', 'غابة', 'شجرة', 'msitu', 'mti', 'conkers', 'conker', 'climbing a tree', 'climbing trees', 'autumn leaves', 'acorns', 'pine cones', 'acorn', 'leaf pile'],
    marks: ['forest', 'tree', 'trees', 'moss', 'acorn', 'fox', 'hare', 'squirrel', 'hedgehog', 'oak', 'pine', 'mushroom', 'leaf'],
    small: things(
      'a hedgehog with a leaf on every other spine | the leafy hedgehog',
      'a squirrel that had forgotten all its hiding places | the forgetful squirrel',
      'a fox cub in its first proper coat | the fox cub',
      'a mushroom that turned its face to whoever spoke | the polite mushroom'
    ),
    big: things(
      'an oak so old that it said each word twice | the old oak',
      'a forest stag with a lamp hung in its antlers | the forest stag',
      'a hare as tall as a hat stand | the tall hare',
      'a tree that had walked a little way and got tired | the walking tree'
    ),
    object: things(
      'an acorn as big as a football | the great acorn',
      'a pine cone that opened when anyone sang | the pine cone',
      'a lantern of moss and glass | the moss lantern',
      'a walking stick with one green leaf | the leaf stick'
    ),
    place: things(
      'a clearing in the shape of a saucer | the forest clearing',
      'a tree with a staircase inside | the staircase tree',
      'a stream with moss on both its banks | the moss stream',
      'a forest gate with no fence on either side | the forest gate'
    ),
    sound: ['the tick of a falling leaf', 'a creak from high up', 'a rustle that stopped when they stopped', 'the knock of one branch on another'],
    detail: [
      'The forest smelled of mushrooms, smoke and the undersides of stones.',
      'Moss had grown over the milestone, as if to keep the number warm.',
      'An acorn dropped, and the whole dark turned to look.',
      'On the bark of the oak a moth sat, pretending very hard to be bark.'
    ],
    sleepy: [
      'The trees stood with their roots in the dark and their heads in the quiet.',
      'Moss was the softest bed there was, and a hedgehog had found that out.',
      'A leaf came down, and lay on the other leaves, and that made one more.',
      'In the forest the last fox went home along its own smell.'
    ]
  },
  {
    id: 'garden',
    label: 'the garden',
    keys: ['garden', 'gardens', 'gardening', 'flower', 'flowers', 'roses', 'sunflower', 'seed', 'seeds', 'plant', 'plants', 'vegetables', 'strawberry', 'jardín', 'jardin', 'flor', 'flores', 'semilla', 'jardim', 'semente', 'jardinage', 'fleur', 'fleurs', 'graine', 'māra', 'putiputi', 'にわ', '庭', 'はな', '花', '花园', '种子', 'बगीचा', 'फूल', 'حديقة', 'زهرة', 'زهور', 'ورد', 'bustani', 'maua', 'worm farm', 'growing beans', 'sunflowers', 'watering can', 'allotment', 'greenhouse', 'wheelbarrow'],
    marks: ['garden', 'flower', 'flowers', 'seed', 'seeds', 'petal', 'sunflower', 'pumpkin', 'flowerpot', 'bean', 'watering can', 'rose', 'root', 'roots'],
    small: things(
      'a seed that was nervous about the dark | the nervous seed',
      'a frog that lived under a flowerpot | the flowerpot frog',
      'a bean with one leaf out and one leaf in | the young bean',
      'a robin that helped in the garden by standing on things | the garden robin'
    ),
    big: things(
      'a sunflower that could see into every window | the sunflower',
      'a pumpkin as large as a taxi | the great pumpkin',
      'an old toad that had been in the garden longest | the old garden toad',
      'a rose bush with a gruff voice and soft sleeves | the old rose'
    ),
    object: things(
      'a watering can with a dent on each side | the watering can',
      'a packet of seeds with no picture | the packet of seeds',
      'a flowerpot with something asleep in it | the warm flowerpot',
      'a flower bulb in brown paper | the flower bulb'
    ),
    place: things(
      'a walled garden with its gate ajar | the walled garden',
      'a bean row as high as a street | the bean row',
      'a glass house full of flowers and warm air | the flower house',
      'a patch of bare earth that was waiting for seeds | the seed patch'
    ),
    sound: ['the patter of a watering can', 'a leaf, uncurling', 'the snip, snip, of nobody in sight', 'a bee going home'],
    detail: [
      'The garden had just been watered, and it smelled of iron and tomatoes.',
      'One petal had come down on the step, pink, with a curl at its edge.',
      'A root had lifted the paving stone to see what was above it.',
      'Inside the last open flower there was a bee, up to its waist.'
    ],
    sleepy: [
      'The flowers shut, each in its own way, from the outside in.',
      'Under the earth a seed turned over, and had plenty of time.',
      'The sunflower hung its heavy head and let the day run out of it.',
      'Roots held on in the dark, and nothing asked them to let go.'
    ]
  }
]
