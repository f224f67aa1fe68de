import { wishPlot } from '../wish-plot.ts'

export const petalsAndRings = wishPlot({
  id: 'wish-petals-and-rings',
  namesFamily: true,
  wishes: ['flower girl', 'flower girls', 'flowergirl', 'ring bearer', 'ring boy', 'rings wedding', 'page boy', 'pageboy', 'bridesmaid', 'bridesmaids', 'petals wedding', 'basket wedding', 'wedding', 'weddings', 'getting married', 'gets married', 'got married', 'auntie married', 'uncle married', 'cousin married', 'aunt married', 'nikah', 'nikkah', 'walima', 'zaffa', 'shaadi', 'traditional wedding'],
  answers: ['being', 'be', 'auntie', 'aunty', 'uncle', 'aunt', 'auntie’s', 'aunty’s', 'uncle’s', 'aunt’s', 'cousin', 'cousin’s', 'married', 'marrying', 'marry', 'rings', 'ring', 'bride', 'groom', 'mummy', 'daddy', 'mum', 'dad', 'teacher', 'teacher’s', 'godmother', 'nanny', 'going', 'goes', 'went', 'go', 'dress', 'page', 'boy', 'girl', 'bearer', 'flower', 'flowers', 'petals', 'bridesmaid', 'cake', 'dance', 'dancing', 'today', 'tomorrow', 'saturday', 'weekend', 'yesterday', 'was', 'is', 'big', 'family', 'carry', 'carries', 'carried', 'carrying', 'throw', 'throws', 'threw', 'down', 'aisle', 'walk', 'walked', 'walking', 'job', 'excited', 'nervous', 'first', 'her', 'his', 'my', 'our', 'shoes', 'new', 'suit', 'beautiful', 'little', 'gele', 'kente', 'agbada', 'money', 'spraying', 'zaffa', 'drums', 'aso', 'ebi', 'lehenga'],
  except: ['anniversary', 'worm', 'worms', 'sock', 'socks', 'snail', 'snails', 'rehearsal', 'practise', 'practice', 'practising', 'golden', 'silver', 'fairy', 'unicorn', 'dragon', 'mouse', 'mice', 'ex', 'princess', 'prince', 'dog', 'cat', 'animal', 'animals', 'frog', 'witch', 'monster', 'not', 'never', 'cancelled', 'divorce', 'step', 'sad', 'hates', 'jealous', 'died', 'without', 'teddy', 'doll', 'mehndi', 'sangeet', 'haldi', 'lost', 'forgot'],
  moods: ['first', 'waiting', 'proud', 'learning', 'change', 'afraid'],
  isTale: true,
  out: true,
  company: ['bride', 'groom', 'basket', 'carpet', 'ribbon', 'petals', 'rings', 'aunt'],
  about: 'At the wedding the hero walks in front with petals and rings and sneezes the basket empty half way, until all the guests throw what landed on them; and the rings have come along by themselves.',
  titles: ['One Petal for Each Step', 'Squeak, Squeak, Said the Shoes', '{H} Walks in Front', 'The Sneeze at the Wedding', 'The Rings Came by Themselves'],
  want: [
    {
      id: 'the-first-step',
      A: 'partner',
      paragraphs: [
        'It was the day of the wedding, and {H} had a very big job. {H} was to walk in front of the bride with a basket of petals. The two rings hung on the handle, on a ribbon. “One petal for each step,” said {A}. “Then they’ll last to the front.”',
        'The music started. A hundred people stood up. {H} took one step, in new shoes. “Squeak!” said the shoes. {H} got such a fright that both hands threw. That was half of the petals gone.'
      ]
    }
  ],
  way: [
    {
      id: 'picking-up',
      A: 'partner',
      paragraphs: [
        '{H} looked at the long carpet. Then {H} turned round and picked the petals up again, to use them twice. The bride stopped. The bride’s father stopped as well, on the dress. The music came to its end, and had to begin again.',
        '“You’re going backwards,” whispered {A} from the side. “I’m saving,” whispered {H}. One petal tickled. It was in {H}’s nose. “Atchoo!” It blew through the whole basket, and the petals flew up to the lamps. Now there was not one left.'
      ]
    },
    {
      id: 'shoes',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The shoes had not squeaked in the shop. They had not squeaked at home. They had only waited for it to be quite silent. {H} tried to walk on the outsides of both feet, and then on tiptoe. “Eek,” said the shoes, a bit higher.',
        '“Walk when the drum goes,” whispered {A}. There was no drum. So {A} coughed, and on each cough {H} took a step. An aunt passed {A} a mint, and then a whole bag.'
      ]
    },
    {
      id: 'practice-at-home',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'It had gone so well at home. {H} had practised in the hall all week, with cornflakes. {A} had been the bride, in a tablecloth. There had been one cornflake to each step, right up to the bathroom door.',
        '“You were slower with cornflakes,” whispered {A}. “They don’t fly,” whispered {H}. And nobody had been looking on, only the broom.'
      ]
    },
    {
      id: 'getting-dressed',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'That morning {H} had been dressed since seven. After that nothing was allowed any more. {H} could not sit on the wall, or eat an egg, or stroke anything with hair. {H} had stood in the middle of the room with both arms out.',
        '“Like a scarecrow,” said {H}. “A very clean one,” said {A}, and went off to find {A}’s other sock. {A} came back with egg on. Nobody had told {A} not to.'
      ]
    },
    {
      id: 'hundred-eyes',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A hundred people smiled at {H}, and all of them had their heads on one side. {H} put {H}’s head on one side as well. It was no better from there. “Ahh,” said the people.',
        '“Why do they say that?” whispered {H}. “Because you’re so sweet,” whispered {A}. {H} made the worst face there was, with both eyes crossed. “Ahh,” said the people.'
      ]
    },
    {
      id: 'the-brides-secret',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The bride bent down. Close up there was a lot of bride. “My knees are wobbling,” whispered the bride. “Can you see it?” {H} looked, but there was too much dress. “I can’t see any knees,” whispered {H}.',
        '“Good,” said the bride. “Don’t tell.” Half of a biscuit came out of the flowers, and it was for {H}. A bride has no time for breakfast, but there was plenty of room in there for biscuits.'
      ]
    },
    {
      id: 'the-man-with-the-organ',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'At the side sat the man who made the music. He had got to the end three times now. He looked over his shoulder to see where they were. He played on with one hand, and turned a page with his chin.',
        '“How many more?” he asked. {A} held up four fingers. He nodded. He knew nothing else that was slow. So he played a song about a duck, very gently. Two rows hummed along.'
      ]
    },
    {
      id: 'speech',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{H} knew all about the rest of the day. There would be a dinner with seven speeches, and after each one you had to clap. {A} had promised that you could count the hats instead.',
        '“What do they say in a speech?” {H} had asked. “They say how it all began,” said {A}, “and they always forget how it ends.” {H} had packed a small car, just in case.'
      ]
    },
    {
      id: 'kisses',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Before it began there had been the kissing. Relatives had come up from all sides, with powder and beards. Each one had left something on {H}’s face. “You’ve got three mouths on there,” said {A}.',
        '{A} rubbed at them with a hanky. Two came off. The third was from an aunt who did things properly, and it stayed where it was. It was still there now, red, and it smiled a bit when {H} didn’t.'
      ]
    },
    {
      id: 'cake-in-the-next-room',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'In the next room stood the cake. {H} had seen it through the door. It was as high as {A}, and right on top stood two people made of sugar. “Who eats those?” asked {H}. “Nobody,” said {A}. “They’re the couple.”',
        '“Are their shoes sugar too?” asked {H}. {A} thought that they must be. “Then the shoes won’t squeak,” said {H}, and looked down at the carpet with some envy.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“At one wedding the ring went down the sink,” whispered {S}. “They were married with a curtain ring.” “Did it work?” asked {A}. “Forty years,” said {S}. “And it was the bigger of the two.”',
        '{A} felt for the ribbon. {S} patted {A} on the back, just under the stiff part. “Walk on,” said {S}. “Whatever you do, they’ll still be married afterwards.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} sat right beside the carpet. “You’ve got one on your ear,” whispered {S}, and picked it off. It was a petal, a bit bent. {A} took it and dropped it with great care, and took one step.',
        '“That’s one,” whispered {S}. “Now you need forty more ears.” {A} wanted not to laugh, and it came out as a sort of hoot. The whole third row hooted as well, into their hats.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had a bow on for the day. {A} had eaten one end of it, so that it was now more of a tie. When the petals came down, {A} caught three out of the air, and then coughed.',
        '“You can keep those,” whispered {H}. One of them came back by itself. It was rather wet, and {H} laid it on the carpet with the good side up.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'When everything was quiet, {A} said the first thing that had been said all day. It was “bap”. It was said to the bride, loudly, and with one arm out. A hundred people tried to keep a straight face.',
        '“That means hurry up,” whispered {H}. “Bap,” said {A} to the bald man in front, and laid a hand on his head. It was warm, and fitted well, and it stayed there.'
      ]
    },
    {
      id: 'where-they-landed',
      A: 'partner',
      paragraphs: [
        '{A} crept along by the wall, bent double. “They’re all gone,” whispered {H}. “Gone where?” whispered {A}. {H} looked. One was on a bald head. One was in an aunt’s hat, and two were in the trumpet. There was one stuck to {A}’s nose.',
        '“They aren’t gone,” said {H} slowly. “Everybody’s got some.”'
      ]
    }
  ],
  turn: [
    {
      id: 'everybody-throws',
      A: 'partner',
      paragraphs: [
        '“Please,” said {H}, loud enough for the back row, “throw them when the bride comes past!” Then {H} walked on. Squeak, squeak! The aunt shook her hat. The trumpet went “toot”, and two came out. The bald man blew his straight up.',
        'From both sides it rained petals on the bride. Whoever had none threw what there was, a mint, a hanky, a glove. “Squeak!” said the shoes, at the very front. “Well done,” whispered {A}.'
      ]
    },
    {
      id: 'dance',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'At the party they danced. {H} stood on {A}’s feet, and {A} did the steps for both. “Squeak,” went the shoes, just on the beat. The man with the music heard it, and nodded. He called them up to the front.',
        'So {H} played a dance, left foot, right foot, and all the others danced to it. Nobody looked at them with a head on one side any more. They had no time.'
      ]
    },
    {
      id: 'sugar-people',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'Then the cake was cut, from below, so that the two on top came down a floor. The bride picked them off. “We can’t eat ourselves,” said the big bride. “Would you do it for us?” {H} took the small bride, and {A} took the groom.',
        'They started with the shoes. It was very quiet for a while, but for some crunching. “Which bit have you got to?” asked {H}. “His knees,” said {A}. “They don’t wobble at all.”'
      ]
    },
    {
      id: 'rings-came-along',
      A: 'partner',
      paragraphs: [
        '“And who’s got the rings?” asked the man in front. {H} looked at the handle. There was no ribbon on it any more. It had gone with the sneeze. It was so quiet now that you could hear a mint roll.',
        'Ting, went something. “Turn round,” said {H} to the bride. There hung the ribbon, on the end of the long dress, with both rings on it. They had come up the carpet behind. “They’re good at walking,” said {H}. “They went slowly.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned round to look, as everybody did.',
      '{names} sneezed first, because of the flowers.',
      { text: '{names} held a place free in the first row, with a hat.', needs: ['hands'] },
      { text: '{names} waved, very low down, so that only {H} could see.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the petals go up, and waited for them to come down.',
      '{names} got one on the nose, and did not dare to move.',
      { text: '{names} lifted the bride’s dress off the father’s foot.', needs: ['hands'] },
      { text: '{names} held out a hanky, over three rows.', needs: ['hands'] }
    ],
    turn: [
      '{names} shook, and some more petals came off.',
      '{names} made the loudest noise of all for joy.',
      { text: '{names} threw a whole handful, and hit the groom.', needs: ['hands'] },
      { text: '{names} untied the ribbon, for everybody else’s fingers shook.', needs: ['hands'] }
    ]
  },
  bed: [
    'It was late when they came home. The basket was put on the chair, and the new shoes underneath it, side by side.',
    '{H} washed, and lay down. A petal fell out of one sleeve, quite flat. So one had been saved after all.'
  ],
  last: [
    'Under the chair the shoes were silent at last, and {H} was asleep.',
    'One step, and one more, ever so slowly, and {H} was asleep.'
  ]
})
