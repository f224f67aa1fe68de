import { wishPlot } from '../wish-plot.ts'

export const bakeOff = wishPlot({
  id: 'wish-bake-off',
  beginsElsewhere: true,
  wishes: ['bake off', 'bake-off', 'bakeoff', 'bake offs', 'great bake off', 'baking competition', 'baking competitions', 'baking contest', 'baking contests', 'baking comp', 'baking challenge', 'baking show', 'baking battle', 'baking prize', 'baking judge', 'baking champion', 'bakery competition', 'bakers competition', 'baker competition', 'bake competition', 'bake contest', 'cake competition', 'cake competitions', 'cake contest', 'cake contests', 'cake comp', 'cake show', 'cake prize', 'cake judge', 'cake judges', 'cake champion', 'cake challenge', 'cakes competition', 'cakes contest', 'cakes judge', 'cupcake competition', 'cupcake contest', 'pie contest', 'pie competition', 'biscuit competition', 'cookie contest', 'cookie competition', 'judge never smiles', 'judge who never smiles', 'judge doesn’t smile', 'judge won’t smile', 'judge smile', 'grumpy judge', 'strict judge', 'best cake prize', 'best cake competition', 'wins baking', 'won baking', 'enters baking', 'wins cake competition', 'pudding competition', 'dessert competition', 'unicorn baking competition', 'animals baking competition', 'village show cake', 'star baker', 'masterchef', 'master chef', 'junior bake', 'cooking competition', 'cooking contest'],
  answers: ['great', 'british', 'bake', 'off', 'baking', 'baker', 'bakers', 'bakes', 'baked', 'competition', 'contest', 'comp', 'challenge', 'show', 'battle', 'prize', 'judge', 'judges', 'judging', 'cake', 'cakes', 'cupcake', 'cupcakes', 'pie', 'biscuit', 'biscuits', 'cookie', 'cookies', 'pudding', 'cooking', 'cook', 'chef', 'unicorn', 'unicorns', 'animal', 'animals', 'bear', 'bears', 'hedgehog', 'mouse', 'heron', 'rabbit', 'rabbits', 'fox', 'who', 'never', 'smiles', 'smile', 'smiled', 'smiling', 'laughs', 'strict', 'grumpy', 'stern', 'serious', 'grumpiest', 'with', 'win', 'wins', 'won', 'winning', 'enter', 'enters', 'entered', 'takes', 'part', 'in', 'at', 'tent', 'village', 'fair', 'fete', 'school', 'forest', 'woodland', 'magical', 'magic', 'rainbow', 'best', 'first', 'star', 'icing', 'sponge', 'chocolate', 'strawberry', 'sank', 'sunk', 'flat', 'collapsed', 'story', 'please', 'about', 'tv', 'telly', 'like', 'funny', 'big', 'biggest', 'between', 'has', 'have', 'and', 'a', 'the', 'friends', 'on', 'for', 'want', 'wants', 'to', 'junior', 'master', 'masterchef', 'grandma', 'granny', 'nana', 'grandpa', 'mum', 'mummy', 'dad', 'daddy'],
  except: ['hurt', 'hospital', 'died', 'dead', 'burned', 'burnt', 'burns', 'fire', 'lost', 'losing', 'lose', 'stolen', 'steals', 'stole', 'nuts', 'allergy', 'allergic', 'poison', 'cheat', 'cheats', 'cried', 'birthday', 'wedding', 'dragon', 'dragons', 'pirate', 'pirates', 'witch', 'witches', 'monster', 'monsters', 'court', 'robber', 'sick', 'eating', 'eat', 'football', 'dance', 'singing', 'robot', 'robots', 'mud'],
  moods: ['first', 'proud', 'waiting', 'losing'],
  isTale: true,
  out: true,
  company: ['tent', 'cake', 'cakes', 'judge', 'unicorn', 'bear', 'oven', 'table', 'rosette', 'jelly', 'mice', 'heron', 'frog'],
  about: 'At the baking competition the cake sinks in the middle, and the judge is a heron who never smiles, until somebody looks under the table.',
  titles: ['The Judge Who Never Smiled', 'A Dip in the Middle', '{H} at the Bake-Off', 'Both Feet', 'What the Heron Thought'],
  want: [
    {
      id: 'the-tent',
      A: 'partner',
      paragraphs: [
        'The judge at the baking competition was a heron called Mrs Stilt. No cake had ever made Mrs Stilt smile. {H} wanted this one to do it. “It’s only got to be good enough,” said {H}, and stirred.',
        'At the next table in the tent a unicorn was icing a rainbow, seven layers high. Behind it a bear baked with honey. {A} broke the eggs for {H}’s cake, and fished out the shell. “It’s bound to rise,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-unicorn',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The unicorn did everything with its horn. It beat the cream that way, and pricked the sponge to see if it was done. “Do you wash it in between?” asked {A}. “It’s self-cleaning,” said the unicorn, rather coolly.',
        'The rainbow leaned a bit. The unicorn put in a straw from top to bottom. Then the rainbow leaned with a straw in it. {H} lent a tin to stand beside it. “That’s very decent,” said the unicorn. “Most people here only stare.”'
      ]
    },
    {
      id: 'the-bear',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bear had brought nine jars of honey, and now there were four. “I have to taste it,” said the bear, “in case it’s gone off.” The bear tasted it again. Honey never did go off, but bears like to be careful.',
        '“And how much goes in the cake?” asked {A}. The bear looked at the jar, and then into the bowl. “It’s going to be quite a plain cake,” said the bear.'
      ]
    },
    {
      id: 'the-mice',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Three mice had one tart between them, in an oven as small as an egg cup. They took turns to look in. “How’s it going?” asked {A}. “It’s risen by a whisker,” said a mouse. “By whose?” asked another.',
        'They measured it at once. For that, one mouse had to lie down beside the tart, with both whiskers spread out. It had really grown. {A} clapped with one finger, so that nothing should blow away.'
      ]
    },
    {
      id: 'the-hedgehog',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A hedgehog was making cherry buns. It put each cherry on one of its prickles, so as to have both paws free. Then it could not reach any of them. “Would you mind?” it said, and turned round.',
        '{H} picked, and {A} counted. There were twenty-six cherries for twenty-four buns. “You may have the two on the left,” said the hedgehog. “I’ve slept on those.” They were very good ones all the same.'
      ]
    },
    {
      id: 'her-book',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Mrs Stilt had a small black book. One word went into it after each forkful. Everybody in the tent wanted to know which. “I saw mine,” said the unicorn, “upside down. It said ‘wet’. Or ‘yet’.”',
        '“It could have been ‘vet’,” said {A}. They thought about it. How could a cake be vet? None of them knew. The bear had only seen the first letter, and it had two arms in the air.'
      ]
    },
    {
      id: 'try-to-make-her',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Others had tried it before. “I told the judge my joke,” said the bear, “the one with the two bees.” She had listened to the end. Then she had asked whether there was any cake. {A} knew a joke with a carrot, and went over to her.',
        '{A} was soon back. “She knew it,” said {A}. “She said it was a parsnip.” They looked across. The heron stood as straight as a rake. But the tablecloth in front of her shook a little, right at the bottom.'
      ]
    },
    {
      id: 'flour-cloud',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} opened the flour at the wrong end. For a while nobody could see the table. “Are you there?” asked {A}. “I’m by the butter,” said {H}. When it had cleared, they were both quite white, and so was one side of the unicorn.',
        'The unicorn looked at itself in a spoon. “It takes years off me,” said the unicorn. {A} sneezed, and a clean spot came out on the table, with a bun in it.'
      ]
    },
    {
      id: 'elder-rosette',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I won once,” said {S}, “with a fruit loaf. There were only two of us. The other one had a dog, and it had eaten hers on the way.” “So you were first,” said {A}. “I was second,” said {S}. “They gave it to the dog, for taste.”',
        'The rosette for second place was in a drawer to this day. {S} held two fingers apart, to show how long the ribbons were. Then {S} thought about it, and held them a little further apart.'
      ]
    },
    {
      id: 'child-bowl',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a judge as well, of bowls. {S} went from table to table with a spoon, very upright, and scraped out what was left. “Hm,” said {S}, after each. {A} held out {A}’s bowl too.',
        '“Hm,” said {S}, and gave it another go from the other side. “What do you say to it?” asked {A}. {S} had no time to say anything. {S} had a chocolate chin, and there were nine tables still to come.'
      ]
    },
    {
      id: 'pet-below',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had found the best place in the whole tent. It was between the bear and the unicorn, who both dropped things. {A} lay there and looked like somebody who is only resting.',
        'A bit of rainbow came down, and then some honey. {A} gave no marks. {A} judged by eating, and when there was nothing left, that was the verdict. It came out the same for everybody.'
      ]
    },
    {
      id: 'baby-tastes',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was given a crumb of every cake, from the end of a finger. At the honey one {A} made round eyes. At the lemon one the whole face folded up, as far as the ears. Then {A} opened wide for more.',
        '“That’s how to do it,” said the bear. “You can see exactly what that one thinks.” They all looked over at Mrs Stilt. Her face was long and grey, and there was nothing on it at all.'
      ]
    },
    {
      id: 'it-sank',
      A: 'partner',
      paragraphs: [
        'In the oven {H}’s cake had risen. Out of the oven it sank. The middle went down with a sigh, until there was a dip in it like a bowl. {H} piled cream in, to hide it, and the cream sank too.',
        'Mrs Stilt took one forkful of the rainbow. She wrote in her book, and did not smile. “Not even at the rainbow,” whispered {H}.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        '{A} had crawled under the table after an egg, and came back up slowly. “She does like it,” said {A}. “When she tasted the rainbow, she pulled one foot up. I saw it, under the cloth. At the bear’s cake she did it again.”',
        '“A beak can’t smile,” said {A}. “It’s as stiff as a spoon. She does it with her feet. And where does a heron like best to put her feet?” {H} looked at the dip in the cake. “In a pond,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'both-feet',
      A: 'partner',
      paragraphs: [
        'They spooned out the cream. {H} filled the dip with green jelly, right to the brim. The water lilies were mint leaves, and the reeds were chocolate sticks. On one leaf {H} set a marzipan frog.',
        'Mrs Stilt came to their table last. She looked at it for a long time. She took a forkful, very near the frog. Up went one foot, under the cloth. “One foot,” whispered {A}. Then up went the other one. The judge flapped a little, and hung in the air, a hand above the grass.'
      ]
    },
    {
      id: 'a-second-forkful',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The judge took another forkful. Nobody in the tent had ever seen her take a second one of anything. All of them heard the fork. “She’s going for the reeds,” whispered {A}.',
        'The judge had that one as well, with both eyes shut. Only the frog was left alone. Mrs Stilt turned the plate, so that the frog could look out over the jelly. “One does not eat the frog,” said Mrs Stilt, “when one’s a guest.”'
      ]
    },
    {
      id: 'what-was-in-the-book',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Mrs Stilt had laid down the black book, and it lay open. Now everybody could read it. “Yes,” it said, for the rainbow. “Yes,” it said for the honey cake, and for the buns. It said yes on every page, in small neat letters.',
        '“You could have told us,” said the unicorn. “I thought it showed,” said Mrs Stilt. The bear looked under the tablecloth, to see how. Two feet hung there, a hand above the grass, and wriggled their toes.'
      ]
    },
    {
      id: 'the-rosette',
      A: 'partner',
      paragraphs: [
        'Mrs Stilt came down again, smoothed a feather or two, and gave the rosette to {H}. “It’s the only cake,” said the judge, “that I’ve ever wanted to stand in.”',
        '“She smiled at it,” said {H} outside. “Twice at once,” said {A}. Behind them in the tent the unicorn and the bear were trying it on one leg.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} licked up a drop of cake mix, from a long way down.',
      '{names} sat in front of the oven, where it was warm, and stayed.',
      { text: '{names} sieved some flour, half of it into the bowl.', needs: ['hands'] },
      { text: '{names} buttered the tin, right into the corners.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the cloth too, and met the egg.',
      '{names} watched the middle go down, and let out a breath.',
      { text: '{names} saved a spoonful of cream that was going under.', needs: ['hands'] },
      { text: '{names} picked a bit of mint, in case anybody should want it.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood on one leg fewer than usual.',
      '{names} ate a chocolate reed that had come loose.',
      { text: '{names} pinned the rosette on, a bit to the left.', needs: ['hands'] },
      { text: '{names} held the plate level, until the jelly was still.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the rosette was hung over the end of the bed. It smelled a little of mint.',
    '{H} washed off the last of the flour. Then {H} lay down, with both feet under the blanket.'
  ],
  last: [
    'Under the blanket one foot drew itself up, quite slowly, and {H} was asleep.',
    'Two feet smiled under the blanket, where nobody saw it, and {H} was asleep.'
  ]
})
