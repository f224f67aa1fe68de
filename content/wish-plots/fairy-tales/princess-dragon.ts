import { wishPlot } from '../wish-plot.ts'

export const princessDragon = wishPlot({
  id: 'wish-princess-dragon',
  wishes: ['princess dragon', 'princess dragons', 'princesses dragon', 'princesses dragons', 'prince dragon'],
  except: ['pea', 'egg', 'baby', 'boat', 'pirate', 'mermaid', 'unicorn', 'fight', 'fights', 'fighting', 'fought', 'warrior', 'herself', 'brave', 'bravest', 'beats', 'defeats', 'battles', 'tames', 'slays', 'tricks'],
  answers: ['knight', 'tower', 'castle', 'king', 'rescue', 'rescues', 'rescued', 'saves', 'saved', 'friends', 'friend', 'friendly', 'brave', 'fire', 'flying', 'ride', 'rides', 'good', 'kind'],
  moods: ['afraid', 'waiting'],
  company: ['knight', 'king', 'horse'],
  about: 'A dragon has carried off a princess, no knight comes, and in the end the dragon flies the princess home itself and earns the reward.',
  titles: ['Half the Kingdom', 'No Knight Today', '{H} in the Dragon’s Tower', 'The Dragon That Only Carried People Home', 'Help, Said the Princess, and Halt'],
  want: [
    {
      id: 'tower',
      A: 'partner',
      paragraphs: [
        '{H} was the princess, and sat in a tower, which was the armchair. {A} was the dragon, with a scarf for a tail and a towel for wings. It had carried the princess off that morning. Dragons do.',
        '“I want to be home before dark,” said the princess. “Then a knight has to save you,” said the dragon, and blew on its claws. “Whoever brings you home gets half the kingdom.” They looked down the road, as far as the door. Nobody was coming.'
      ]
    }
  ],
  way: [
    {
      id: 'squeal',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The dragon roared, so as to pass the time. “Very good,” said the princess. “You’re meant to squeal,” said the dragon. {H} tried. It came out like a cupboard.',
        '“Once more,” said the dragon, “and think of my teeth.” {H} thought of them. There was some toast between two. “Would you like a toothpick?” asked the princess. The dragon shut its mouth, and kept it shut for a while.'
      ]
    },
    {
      id: 'smoke',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The dragon breathed on the window until the glass was white with smoke. With one finger the princess drew a knight in it, on a horse with six legs. “It’s a fast one,” said {H}.',
        'They watched it. A drop ran down from the helmet, and through the knight, and down the horse. “He’s getting off,” said {A}. A minute later there was only a window, and in it the street, and still no knight.'
      ]
    },
    {
      id: 'both-of-them',
      A: 'partner',
      paragraphs: [
        'They waited. “Then I’ll be the knight as well,” said the princess. {H} rode up on a broom, with a saucepan on. “Halt, dragon! Where’s the princess?” The tower was empty. “Oh no!” cried the dragon. “She’s gone!”',
        'So {H} ran back and waved a hanky. “Help!” The dragon looked round. “Where’s my knight?” {H} ran down, and up, and down. The fourth time the knight said “Help!” and the princess said “Halt!”'
      ]
    },
    {
      id: 'what-they-eat',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do dragons eat princesses?” asked {H}. It seemed best to know. “Everybody asks that,” said the dragon. “It was never princesses. All that lace gets between your teeth. We eat porridge.”',
        '“With sugar?” “With a bit of coal,” said the dragon. The princess thought about that from all sides. “I’ll have mine without,” said {H}.'
      ]
    },
    {
      id: 'scales',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Anyone could see that the dragon had no scales. So {H} took the clothes pegs, and pinched them into {A}’s jumper, all the way down the back. There were nineteen. The dragon shook itself, and it rattled like rain on a bucket.',
        '“Now nothing can happen to you,” said the princess. The dragon was very pleased. Then it sat down, and something happened to it. It was three pegs at once.'
      ]
    },
    {
      id: 'treasure',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A dragon sleeps on its treasure. This one had seven spoons, and it lay down on them to show how. “Is it comfortable?” asked the princess. “It’s gold,” said the dragon, which was no answer.',
        'When it got up, there was the shape of a spoon on one cheek. “That’s how you can tell that it’s mine,” it said. {H} lay down on them as well, for a moment, and was glad to be only a princess.'
      ]
    },
    {
      id: 'its-name',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“What are you called?” asked the princess. “The Terror of the Seven Hills,” said the dragon. “And at home?” The dragon looked at its claws. “Puddle,” it said.',
        '{H} did not laugh, though one corner of {H}’s mouth had to be held. “When you were small,” asked the princess, “were you the Terror of one hill?” “Half a one,” said {A}. “I shared it with a goat.”'
      ]
    },
    {
      id: 'boots',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} went to see whether the knight was outside the door, and too shy to come in. “There’s a pair of boots,” called {A}. The princess sat up. “Are they iron ones?” “They’re rubber,” said {A}. “And there’s nobody in them.”',
        '“Perhaps he’s come a bit at a time,” said {H}. They left the door open a crack, in case the rest was still on the way.'
      ]
    },
    {
      id: 'horse-first',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Then the princess saw {A} down there, at the foot of the tower. “The horse has come!” said {H}. “Then the knight can’t be far behind.” They all looked at {A}.',
        '{A} looked like a horse that had lost its knight some time ago, and was glad. “Where did you leave him?” asked the princess. {A} did not say. A good horse is loyal.'
      ]
    },
    {
      id: 'back-half',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was in a dragon once,” said {S}, “in a play. I was the back half. I never saw the princess at all. I saw a lot of the front half.” “Were you frightening?” asked {A}. “Not to look at,” said {S}. “But I had the tail.”',
        '{S} showed how you swing it, from the hips. It took only one swing. “We had to stop for a time,” said {S}, “and put the castle up again.”'
      ]
    },
    {
      id: 'dragon-baby',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Then a very new dragon came out from under a blanket, with a crack, and it was {S}. It walked round the tower once. “There’s a princess in there,” it said. “Can we keep it?”',
        '“You’d have to feed me,” said {A}. “And you’d have to let me out twice a day.” The new dragon had a grape, and gave it to the princess over the wall. “It eats,” it said. “It’s quite tame.”'
      ]
    },
    {
      id: 'other-kingdom',
      S: 'guest',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came from another kingdom, and had to be told how things were done in this one. “Do you have a dragon at home?” asked {A}. {S} thought about it. “We’ve got somebody overhead with a trumpet,” said {S}.',
        '“Does he carry people off?” “No,” said {S}. “But we’ve thought of it.” The princess said that they could send him here, if there was ever a tower free.'
      ]
    },
    {
      id: 'not-both',
      A: 'partner',
      paragraphs: [
        '{H} sat down, out of breath. “You can’t be both,” said {A}. “As soon as you come to save her, there’s nobody in there to be saved. And it’s too far to walk. There’s a forest, and a mountain.”',
        '“Then how did I get here?” asked the princess. The dragon thought back. “I flew,” it said. {H} looked at the wings. They were yellow, and had been there all day.'
      ]
    }
  ],
  turn: [
    {
      id: 'flown',
      A: 'partner',
      paragraphs: [
        '“Then you can fly me back,” said the princess. “Oh,” said the dragon. It had only done it one way.',
        'The princess took hold of the wings from behind, and off they flew. The forest was the rug, and the mountain was the table. Far below on the road stood a wooden spoon in a shoe. It was the knight. “I’m coming to save you!” he called. “Thank you!” called {H}. “I’m being brought!”'
      ]
    },
    {
      id: 'cloud',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Above the mountain they flew into a cloud, and it was a pillowcase on a chair. Inside it was white, and smelled of soap. “I can’t see a thing,” said the dragon. “Left wing down,” said the princess.',
        'The dragon put down a wing. They flew in a ring, and met the same cloud again, from the other side. “That was my right one,” said {A}. “In the air it’s hard to say,” said {H}, to be kind.'
      ]
    },
    {
      id: 'wiping',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In front of the castle there was a mat. “Claws,” said the princess. A dragon has four feet, with a good many claws on each. It wiped the first foot, and the next, and stood on the third while it did the fourth.',
        'By then it could not remember about the first. “It’s the one that you’re holding up,” said {H}. “They’re all clean now.” The dragon looked back. There was only the mat that was not.'
      ]
    },
    {
      id: 'ten-candles',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The dragon wanted to blow out the candles in the hall. It had only ever lit them. {H} held up ten fingers. The dragon drew in its breath.',
        'It puffed, and one finger bent. It puffed again, and that was two. “You’re doing it backwards,” said the princess. “It feels rather nice,” said {A}. At the tenth puff the castle was as dark as a castle should be.'
      ]
    },
    {
      id: 'half',
      A: 'partner',
      paragraphs: [
        'They landed on the sofa, and that was the castle. It was not dark yet. “And who brought me home?” asked {H}. The dragon looked behind it, but there was nobody else. “I did,” it said.',
        'So the princess drew a line down the middle of the sofa with one finger. The dragon got the half with the good cushion. It turned round three times, lay down in its kingdom, and tucked in its tail. “Will you still carry people off?” asked {H}. “Only home,” said the dragon.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along the road below without any armour on, and did not count.',
      '{names} ducked, in case the dragon had to carry off somebody else.',
      { text: '{names} shaded both eyes and looked for a knight, as far as the coats.', needs: ['hands'] },
      { text: '{names} brought the dragon a bit of soot for its claws.', needs: ['hands'] }
    ],
    way: [
      '{names} answered to every call for help, though not as a knight.',
      '{names} got between the knight and the princess, and so did nothing good.',
      { text: '{names} held the broom for the knight, who was somewhere else by then.', needs: ['hands'] },
      { text: '{names} waved a hanky out of the tower as well, to fill it up.', needs: ['hands'] }
    ],
    turn: [
      '{names} bent low when the wings came over.',
      '{names} took up most of the sofa and then gave half back.',
      { text: '{names} ran along below with a cushion, all through the forest.', needs: ['hands'] },
      { text: '{names} waved to the dragon from the mountain, which was the table.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wings went back to their rail, and the tail went back to its hook. {H} put the knight in his drawer, spoon end first. He had done his best, with only one shoe.',
    'The princess washed, and was carried off to bed. The dragon that did it flew very low.'
  ],
  last: [
    'One half of the kingdom belonged to a dragon, and in the other half {H} was asleep.',
    'The princess was home before dark, and when it was dark, {H} slept.'
  ]
})
